import { Field } from '#desk/frame/field.tsx'
import type { CasePageProps } from './page.tsx'

/** What a won case is asked: each part may follow later. */
export function JourneyFields({ form, mistakes }: Pick<CasePageProps, 'form' | 'mistakes'>) {
  return (
    <fieldset className="won stack">
      <legend className="label">The journey</legend>
      <p className="hint">What is not known yet can follow later.</p>
      <div className="two">
        <Field
          name="sum"
          label="Sum agreed, in rupees"
          mistake={mistakes.sum}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form.sum}
        />
        <Field
          name="travellers"
          label="How many travel"
          mistake={mistakes.travellers}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={form.travellers}
        />
      </div>
      <div className="two">
        <Field
          name="travelFrom"
          label="First day"
          type="date"
          mistake={mistakes.travelFrom}
          defaultValue={form.travelFrom}
        />
        <Field
          name="travelTill"
          label="Last day"
          type="date"
          mistake={mistakes.travelTill}
          defaultValue={form.travelTill}
        />
      </div>
      <Field
        name="missing"
        label="Missing before travel"
        mistake={mistakes.missing}
        dir="auto"
        autoComplete="off"
        defaultValue={form.missing}
      />
    </fieldset>
  )
}
