import { FormField } from '#desk/frame/form-field.tsx'
import type { CasePageProps } from './case-page-props.ts'

/** What a won case is asked: each part may follow later. */
export function JourneyFields({ form, mistakes }: Pick<CasePageProps, 'form' | 'mistakes'>) {
  const typed = { form, mistakes }
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <fieldset className="won stack">
      <legend className="label">The journey</legend>
      <p className="hint">What is not known yet can follow later.</p>
      <div className="two">
        <FormField {...typed} {...count} name="sum" label="Sum agreed, in rupees" />
        <FormField {...typed} {...count} name="travellers" label="How many travel" />
      </div>
      <div className="two">
        <FormField {...typed} name="travelFrom" label="First day" type="date" />
        <FormField {...typed} name="travelTill" label="Last day" type="date" />
      </div>
      <FormField {...typed} name="missing" label="Missing before travel" dir="auto" autoComplete="off" />
    </fieldset>
  )
}
