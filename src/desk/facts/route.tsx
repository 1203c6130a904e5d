import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { type Check, type Correction, checkFact, listFacts, type ShownFact } from '#data/facts/facts.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { atMost, eachAs, field, formKey, judgeTexts, LARGEST, needed, singleLine } from '#desk/frame/form-shapes.ts'
import { judgeAddress, sought } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, noSuch, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { FactShape } from '#domain/authoring/fact-shape.ts'
import { shortened, slipsOfShape } from '#domain/authoring/shape-slips.ts'
import { type Fact, lastDayOfClaim, type VisaKind } from '#domain/facts/fact.ts'
import { daysAfter, isCalendarDay, readableDate } from '#values/dates.ts'
import { searchForm } from '#values/normal-form.ts'
import { oneLine } from '#values/plain-text.ts'
import { type CheckForm, type CheckMistakes, FactPage, FactsPage } from './page.tsx'

const SOON = 30
const place = deskMap.site.path

const SHAPE = {
  ...{ key: formKey, shown: needed, does: needed, reckoned: field },
  ...eachAs(singleLine, ['text', 'visa', 'source', 'checkedOn', 'expiresOn', 'reason']),
}

export const factRoutes = new Hono<DeskEnv>()
  .get(deskMap.facts.path, judgeAddress({ q: sought(100) }), async (c) => {
    const { q: text } = c.req.valid('query')
    const { today } = momentOf()
    const facts = factsWith(await listFacts(c.env.CATALOGUE), text)
    const page = <FactsPage {...{ facts, text, today }} soon={daysAfter(today, SOON)} />
    return deskPage(c, { title: 'Facts', place }, page)
  })
  .get(deskMap.fact.path, async (c) => {
    const shown = await findFact(c)
    if (!shown) return noSuch(c, 'fact')
    const { today } = momentOf()
    const { source, kind, text } = shown.fact
    const read = { source, checkedOn: today, expiresOn: lastDayOfClaim(kind, today), reason: '' }
    const form = { ...read, text, visa: visaOf(shown.fact), reckoned: '' }
    return showFact(c, shown, { form, mistakes: {}, today })
  })
  .post(
    deskMap.fact.path,
    takeForm(SHAPE, async (c, sent) => {
      const shown = await findFact(c)
      if (!shown) return noSuch(c, 'fact', sent)
      const { key: _, shown: seen, does, ...form } = sent.typed
      const { today } = sent
      const withdraws = does === 'withdraw'
      const mistakes = withdraws ? withdrawalMistakes(form) : checkMistakes(form, shown.fact, today)
      if (Object.keys(mistakes).length > 0) return showFact(c, shown, { form, mistakes, today, status: 422 })
      const { check, note } = checkBy(shown.fact, form, withdraws ? today : undefined)
      const author = await authorOf(sent, note)
      const isDone = await checkFact(c.env.CATALOGUE, author, { shown: seen, check })
      const now = { text: shown.fact.text, source: shown.fact.source }
      if (isDone) return showChanged(c, deskMap.facts.path, { author, sent, now })
      const moved = (await findFact(c)) ?? shown
      return showFact(c, moved, { form, mistakes: { form: movedBy(moved) }, today, status: 409 })
    }),
  )

/** The facts that have every word of a search: in the sentence, the name, or what shows them. */
function factsWith(listed: ShownFact[], text: string): ShownFact[] {
  const words = searchForm(text).split(/\s+/)
  return listed.filter(({ fact, shownBy }) => {
    const all = searchForm([fact.id, fact.text, fact.concerns, ...shownBy].join(' '))
    return words.every((word) => all.includes(word))
  })
}

/**
 * A reading from the typed form, and its line in the history, which names the fact by its sentence. A fact withdrawn on
 * `withdrawn` (ISO) ended the day before.
 */
function checkBy(fact: Fact, typed: CheckForm, withdrawn?: string): { check: Check; note: string } {
  const { id, source } = fact
  const { checkedOn, expiresOn, reason } = typed
  const named = shortened(fact.text)
  if (withdrawn) {
    const check = { id, source, checkedOn: withdrawn, expiresOn: daysAfter(withdrawn, -1) }
    return { check, note: `Withdrawn: ${named}: ${reason}` }
  }
  const correction = correctionOf(fact, typed)
  const check = { id, source: typed.source, checkedOn, expiresOn, ...correction }
  return { check, note: `${correction ? 'Corrected' : 'Still true'}: ${named}` }
}

/** The changed parts of a fact; undefined: none. */
function correctionOf(fact: Fact, { text, visa, reckoned }: CheckForm): Correction | undefined {
  if (text === oneLine(fact.text, LARGEST) && visa === visaOf(fact)) return undefined
  const gone = reckoned === 'yes' ? [] : Object.entries(UNRECKONED).filter(([part]) => part in fact)
  return {
    text,
    ...(fact.kind === 'visa' && { visa: visa as VisaKind }),
    ...Object.fromEntries(gone),
  }
}

/** The charge keeps its name, without an amount. */
const UNRECKONED: Omit<Correction, 'text'> = { charge: { rates: [] }, falls: null, ahead: null }

function visaOf(fact: Fact): string {
  return fact.kind === 'visa' ? fact.visa : ''
}

async function findFact(c: Context<DeskEnv>): Promise<ShownFact | undefined> {
  const id = c.req.param('id')
  return (await listFacts(c.env.CATALOGUE)).find(({ fact }) => fact.id === id)
}

function movedBy({ fact }: ShownFact): string {
  const days = `read ${readableDate(fact.checkedOn)}, holds to ${readableDate(fact.expiresOn)}`
  return `Somebody else has looked at this fact since you opened it: ${days}. What you typed stands below; send it to put it in its place.`
}

type Told = { form: CheckForm; mistakes: CheckMistakes; today: string; status?: 409 | 422 }

function showFact(c: Context<DeskEnv>, shown: ShownFact, { status, ...told }: Told): Promise<Response> {
  const page = <FactPage shown={shown} {...told} />
  return deskPage(c, { title: shortened(shown.fact.text), place, status: status ?? 200 }, page)
}

function withdrawalMistakes({ reason }: CheckForm): CheckMistakes {
  const why = atMost('Why', DESK_LETTERS.reason).check(z.minLength(1, 'Why: say it in a few words'))
  return judgeTexts({ reason: why }, { reason })
}

function checkMistakes(typed: CheckForm, fact: Fact, today: string): CheckMistakes {
  const { kind, checkedOn: before } = fact
  const { text, source, checkedOn, expiresOn, reason } = typed
  const isRead = isCalendarDay(checkedOn) && checkedOn <= today
  const last = isRead ? lastDayOfClaim(kind, checkedOn) : ''
  const [slip] = slipsOfShape(FactShape, { ...fact, ...correctionOf(fact, typed) }).filter(isOfSentence)
  const rules = {
    text: z.string().check(
      z.regex(/^[^{}]*$/, 'Sentence: write it without braces'),
      z.refine(() => slip === undefined, `Sentence: ${slip?.says}`),
    ),
    source: atMost('Seen at', DESK_LETTERS.source).check(
      z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'Seen at: give the address of the page, with https://'),
    ),
    checkedOn: z.string().check(
      z.refine(() => isRead, 'Read on: choose the day on which you read it, today or before'),
      z.refine((day) => day >= before, `Read on: it was read on ${readableDate(before)} already`),
    ),
    expiresOn: z.string().check(
      z.refine((day) => isCalendarDay(day) && day >= today, 'Holds to: choose a day that is still to come'),
      z.refine(
        (day) => last === '' || day <= last,
        `Holds to: a fact of this kind is read again by ${readableDate(last)}`,
      ),
    ),
    // The Enter key in this field presses the form's first button.
    reason: z.string().check(z.refine((why) => why === '', 'Why: press “Withdraw it”, or empty it to save a reading')),
  }
  return judgeTexts(rules, { text, source, checkedOn, expiresOn, reason })
}

function isOfSentence({ place }: { place: string }): boolean {
  return place === 'text' || place === 'visa'
}
