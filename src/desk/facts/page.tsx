import type { ShownFact } from '#data/facts/facts.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { FormField, FormSelect, FormText, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, ListLine, Submit, Way } from '#desk/frame/way.tsx'
import { shortened } from '#domain/authoring/shape-slips.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { VISA_NAMES } from '#domain/facts/visa-words.ts'
import { readableDate, WEEKDAYS } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** `text`: the searched words; empty: none. */
type Listed = { facts: ShownFact[]; text: string; today: string; soon: string }

/** Most facts hold, so their list is closed unless a search was made. */
const HOLD = 'Hold'

/** Every fact on the site, those that end first at the top. */
export function FactsPage({ facts, text, today, soon }: Listed) {
  const sections = [
    { name: 'Ended: the site says “ask us”', facts: facts.filter(({ fact }) => fact.expiresOn < today) },
    {
      name: 'End within 30 days',
      facts: facts.filter(({ fact }) => fact.expiresOn >= today && fact.expiresOn <= soon),
    },
    { name: HOLD, facts: facts.filter(({ fact }) => fact.expiresOn > soon) },
  ]
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Facts</h1>
      <FindForm
        {...{ action: deskMap.facts.path, text, maxLength: 100 }}
        {...{ label: 'Word of a fact, a tour or a country', placeholder: 'Visa, Bali, tax' }}
      />
      {text !== '' && facts.length === 0 && <p className="say">No fact has these words.</p>}
      {sections.map(({ name, facts }) => (
        <details className="box" key={name} open={text !== '' || name !== HOLD}>
          <summary>
            <h2>
              {name} <span className="dim num">{facts.length}</span>
            </h2>
          </summary>
          <ul className="windows">
            {facts.map(({ fact }) => (
              <ListLine key={fact.id} name={fact.text} about={readWords(fact, today)}>
                <Way to={`${deskMap.facts.path}/${fact.id}`} words="Check" about={` ${shortened(fact.text)}`} />
              </ListLine>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** "Read 2 Nov 2026, holds to 2 May 2027". */
function readWords({ checkedOn, expiresOn }: Fact, today: string): string {
  return `Read ${readableDate(checkedOn)}, ${expiresOn < today ? 'ended' : 'holds to'} ${readableDate(expiresOn)}`
}

export type CheckForm = Record<'text' | 'visa' | 'reckoned' | 'source' | 'checkedOn' | 'expiresOn' | 'reason', string>
/** `form`: mistakes without a field. */
export type CheckMistakes = Mistakes<keyof CheckForm | 'form'>
function Reckoned({ fact, ...typed }: Pick<One, 'form' | 'mistakes'> & { fact: Fact }) {
  const reckoned = reckonedWords(fact)
  return (
    <>
      {fact.kind === 'visa' && (
        <FormSelect {...typed} name="visa" label="Visa for Indians" options={Object.entries(VISA_NAMES)} />
      )}
      {reckoned.length > 0 && (
        <>
          <label className="row">
            <input type="checkbox" name="reckoned" value="yes" defaultChecked={typed.form.reckoned === 'yes'} />
            <span>Still right as well: {reckoned.join('; ')}</span>
          </label>
          <p className="hint">The site reckons with it. Where the sentence changes and this is not ticked, it stops.</p>
        </>
      )}
    </>
  )
}

type One = { shown: ShownFact; form: CheckForm; today: string; mistakes: CheckMistakes }

/** One fact: read again with source and day, or withdrawn with a reason. */
export function FactPage({ shown: { fact, shownBy, checked }, form, today, mistakes }: One) {
  const typed = { form, mistakes }
  return (
    <div className="stack">
      <Back to={deskMap.facts.path} words="All facts" />
      <h1 dir="auto">{shortened(fact.text)}</h1>
      <p>{fact.text}</p>
      <p className="hint">
        For {fact.concerns}. Shown by {shownBy.join(', ')}. {readWords(fact, today)}.
      </p>
      <a href={fact.source} rel="noreferrer">
        Read its source
      </a>
      <Slips mistakes={mistakes} />
      <PostForm className="box stack" to={`${deskMap.facts.path}/${fact.id}`} hidden={{ shown: checked }}>
        <h2>What its source says</h2>
        <FormText {...typed} name="text" label="Sentence" rows={4} />
        <Reckoned {...typed} fact={fact} />
        <FormField {...typed} name="source" label="Seen at" type="url" maxLength={DESK_LETTERS.source} required />
        <div className="two">
          <FormField {...typed} name="checkedOn" label="Read on" type="date" max={today} required />
          <FormField {...typed} name="expiresOn" label="Holds to" type="date" required />
        </div>
        <Submit name="does" value="confirm" look="go" words="Save this reading" />
        <h2>It is not true any more</h2>
        <FormField {...typed} name="reason" label="Why" maxLength={DESK_LETTERS.reason} dir="auto" />
        <Submit name="does" value="withdraw" look="bad" words="Withdraw it" formNoValidate />
        <p className="hint">The site then says that it was so, and to ask us; it leaves filters and search.</p>
      </PostForm>
    </div>
  )
}

/** The parts of a fact that the site computes with, in words: amount, dates, days before arrival. */
function reckonedWords({ charge, falls, ahead }: Fact): string[] {
  return [
    ...(charge && charge.rates.length > 0 ? [`${charge.name}, ${charge.currency} ${amountsOf(charge.rates)}`] : []),
    ...(falls ? [fallsInWords(falls)] : []),
    ...(ahead ? [`${ahead.days} days before arrival`] : []),
  ]
}

function amountsOf(rates: NonNullable<Fact['charge']>['rates']): string {
  const amounts = rates.flatMap(({ amount }) => (typeof amount === 'number' ? amount : Object.values(amount)))
  return [...new Set(amounts)].join(', ')
}

function fallsInWords(falls: NonNullable<Fact['falls']>): string {
  return 'weekday' in falls ? `every ${WEEKDAYS[falls.weekday]}` : `${falls.yearly.join(' to ')} of every year`
}
