import { deskMap } from '#desk/frame/desk-map.ts'
import { FormField, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Options, Submit } from '#desk/frame/way.tsx'
import type { Mistakes } from '#values/mistakes.ts'

export type NewTourForm = { title: string; id: string; copyOf: string }

type NewTourProps = {
  tours: { id: string; title: string; duration: string }[]
  form: NewTourForm
  mistakes: Mistakes
}

/** A new tour is a private draft, copied or empty. */
export function NewTourPage({ tours, form, mistakes }: NewTourProps) {
  const typed = { form, mistakes }
  return (
    <div className="stack">
      <Back to={deskMap.tours.path} words="Tours" />
      <h1>New tour</h1>
      <PostForm className="box stack" to={deskMap.newTour.path}>
        <Slips mistakes={mistakes} />
        <div>
          <label htmlFor="copyOf">Begin with</label>
          <select id="copyOf" name="copyOf" defaultValue={form.copyOf}>
            <option value="">an empty tour</option>
            <Options of={tours.map(({ id, title, duration }) => [id, `a copy of ${title}, ${duration}`])} />
          </select>
          <p className="hint">Prices and the place on the home page are never copied: they were given for that tour.</p>
        </div>
        <FormField
          {...typed}
          name="title"
          label="Title, 8 to 40 letters"
          placeholder="Bhutan: Paro and Thimphu"
          dir="auto"
          required
        />
        <FormField
          {...typed}
          name="id"
          label="Short name, for its address; it never changes"
          placeholder="Bhutan5n6d"
          autoComplete="off"
          required
        />
        <Submit look="go" words="Begin the draft" />
      </PostForm>
    </div>
  )
}
