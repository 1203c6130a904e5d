import { Submit } from '#desk/frame/way.tsx'

type FindProps = { action: string; text: string }

/** Finds a person or a case, in the inbox and on the page for erasing a person. */
export function FindForm({ action, text }: FindProps) {
  return (
    <form className="find" action={action}>
      <label className="vh" htmlFor="q">
        Name, phone, e-mail, reference, tour, day or a word that was said
      </label>
      <input
        id="q"
        name="q"
        type="search"
        defaultValue={text}
        placeholder="Name, phone or tour"
        autoComplete="off"
        maxLength={200}
      />
      <Submit words="Find" />
    </form>
  )
}
