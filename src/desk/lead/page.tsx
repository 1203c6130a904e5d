import type { KnownCases } from '#data/cases/save-lead.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FieldMistake, FormField, FormSelect, FormText, OwnerField, Slips } from '#desk/frame/form-field.tsx'
import { Picks } from '#desk/frame/picks.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Submit } from '#desk/frame/way.tsx'
import { type LeadForm, type LeadMistakes, offeredTour, TOLD_BY } from '#domain/enquiries/lead.ts'
import { CHANNELS } from '#domain/enquiries/source.ts'
import { wholeMonth } from '#values/dates.ts'
import { KnownPerson } from './known-person.tsx'

type LeadProps = {
  form: LeadForm
  mistakes: LeadMistakes
  /** Cases of the same person; staff decide where the lead belongs. */
  known?: KnownCases | undefined
  tours: Tours
  /** ISO months that can be chosen. */
  months: string[]
  owners: string[]
  /** The key of a form that is shown again. */
  formKey: string | undefined
}

/** A form for an enquiry by phone, chat or visit: three fields and Save; the rest is optional. */
export function LeadPage(props: LeadProps) {
  const { form, mistakes, known, formKey } = props
  const typed = { form, mistakes }
  return (
    <div className="lead">
      <h1>New enquiry</h1>
      <p className="dim">Three fields and Save. The rest can wait, and nothing is sent to them.</p>
      <PostForm
        className="box stack"
        to={deskMap.lead.path}
        hidden={formKey ? { key: formKey } : {}}
        aria-label="New enquiry"
        noValidate
      >
        <Slips mistakes={mistakes} />
        {known && <KnownPerson known={known} tours={props.tours} />}
        <Picks legend="Came by" name="channel" value={form.channel} options={TOLD_BY.map((by) => [by, CHANNELS[by]])} />
        <FieldMistake id="channel" sentence={mistakes.channel} />
        <div className="two">
          <FormField {...typed} {...TYPED} name="name" label="Name" autoCapitalize="words" />
          <FormField {...typed} {...TYPED} name="phone" label="Number" type="tel" />
        </div>
        <FormText {...typed} name="message" label="What they said" rows={2} />
        {!known && <Submit look="go wide" words="Save" />}
        <More {...props} />
      </PostForm>
    </div>
  )
}

const TYPED = { dir: 'auto', autoComplete: 'off' } as const

/** Further fields. They are open if one of them has a value or a mistake. */
function More(props: LeadProps) {
  const { form, mistakes } = props
  const typed = { form, mistakes }
  const months = [['', 'Not said'] as const, ...props.months.map((month) => [month, wholeMonth(month)] as const)]
  const names = ['about', 'month', 'passengers', 'email'] as const
  const isOpen = names.some((name) => form[name] !== '' || mistakes[name]) || mistakes.owner !== undefined
  return (
    <details open={isOpen}>
      <summary>More: tour, month, people, e-mail, who has it</summary>
      <div className="stack">
        <FormField
          {...typed}
          {...TYPED}
          name="about"
          label="Tour, place or chat code (BALI-K7Q2)"
          list="tours-and-places"
        />
        <Places tours={props.tours} />
        <div className="two">
          <FormSelect {...typed} name="month" label="Month" options={months} />
          <FormField {...typed} {...TYPED} name="passengers" label="People" />
        </div>
        <FormField {...typed} {...TYPED} name="email" label="E-mail" />
        <OwnerField {...typed} owners={props.owners} />
      </div>
    </details>
  )
}

function Places({ tours }: Pick<LeadProps, 'tours'>) {
  const all = [...tours.values()]
  const names = [...new Set([...all.map(({ place }) => place), ...all.map(offeredTour)])]
  return (
    <datalist id="tours-and-places">
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
