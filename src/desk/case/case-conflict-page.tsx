import type { EventRow } from '#data/cases/case-rows.ts'
import { casePath } from '#desk/frame/desk-map.ts'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit } from '#desk/frame/way.tsx'
import type { Case, CaseFields } from '#domain/cases/case.ts'
import { type CasePart, caseFieldsOf, isPlannedSince, isSamePart } from '#domain/cases/case-edit.ts'
import type { CaseForm } from '#domain/cases/case-form.ts'
import { journeyWords } from '#domain/cases/journey.ts'
import { endsSteps, isClosed, LOST_REASONS, STAGE_NAMES } from '#domain/cases/stages.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableDate, readableMoment } from '#values/dates.ts'
import { ShownBefore } from './do-form.tsx'

const LEGENDS: Record<CasePart, string> = {
  stage: 'Stage',
  'follow-up': 'Next step',
  owner: 'Colleague who has it',
  journey: 'Journey',
  missing: 'Missing before travel',
}

const WRITTEN = new Map([
  ['whatsapp', 'Your WhatsApp message'],
  ['mail', 'Your mail'],
])

export type ConflictProps = {
  row: Case
  /** The typed values, merged with a colleague's changes that do not conflict. */
  typed: CaseFields
  form: CaseForm
  conflicts: CasePart[]
  theirs: EventRow[]
  /** Unsent text of the page's other form. */
  otherwise: { form?: CaseForm | undefined; draft?: { text: string } | undefined }
}

/** Two colleagues changed the same field: shows both values, keeps the typed one, and lets the colleague choose. */
export function ConflictPage({ row, typed, form, conflicts, theirs, otherwise }: ConflictProps) {
  const also = otherwise.draft?.text ?? otherwise.form?.note
  const newest = [...theirs].sort((one, other) => other.at - one.at)
  const [latest] = newest
  const who = latest ? shortName(latest.actor) : 'Somebody'
  return (
    <>
      <Back to={casePath(row.id)} words="‹ The case" />
      <PostForm className="box stack conflict" to={casePath(row.id)} hidden={{ deed: form.deed, ...typed }}>
        <ShownBefore form={{ ...form, base: caseFieldsOf(row) }} />
        <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
          <h1>{who} saved this case while you were writing</h1>
          <p>{latest && `At ${readableMoment(latest.at)}. `}Nothing of yours is lost. Choose where you differ.</p>
        </div>
        {conflicts.map((part) => (
          <Versus
            key={part}
            part={part}
            sides={{ mine: typed, theirs: row, before: form.base }}
            event={newest.find(({ kind }) => isAbout(kind, part, row))}
          />
        ))}
        <StepGoes mine={typed} theirs={row} />
        <div>
          <label htmlFor="note">{WRITTEN.get(form.deed) ?? 'Your note, kept as you typed it'}</label>
          <textarea id="note" name="note" dir="auto" rows={3} defaultValue={form.note} />
          <p className="hint">
            {WRITTEN.has(form.deed)
              ? 'It is not sent yet: saving notes it, then shows the link that opens it.'
              : 'Notes are added, never replaced.'}
          </p>
        </div>
        {also && (
          <div>
            <p className="label">Also typed on that page, and not saved</p>
            <p className="history-text" dir="auto">
              {also}
            </p>
          </div>
        )}
        <div className="row">
          <Submit look="go" words="Save my choices" />
          <button className="btn" type="submit" name="leave" value="yes">
            Leave it as {who} saved it{form.note && `, and save only my ${WRITTEN.has(form.deed) ? 'message' : 'note'}`}
          </button>
        </div>
      </PostForm>
    </>
  )
}

/** Whether a change of this kind tells why a part is asked about. A next step stands against closing. */
function isAbout(kind: EventRow['kind'], part: CasePart, row: CaseFields): boolean {
  return kind === part || (kind === 'stage' && isStopped(part, row)) || (kind === 'follow-up' && part === 'stage')
}

/** Whether a case has no use for this part as a colleague left it: it is closed, and needs no next step. */
function isStopped(part: CasePart, row: CaseFields): boolean {
  return part === 'follow-up' && isClosed(row.stage)
}

/** What closing takes with it: the next step, where none was set with it. */
function StepGoes({ mine, theirs }: Pick<Sides, 'mine' | 'theirs'>) {
  const isClosing = endsSteps(mine.stage) && mine.stage !== theirs.stage
  if (!isClosing || theirs.followUpOn === '' || !isSamePart('follow-up', mine, theirs)) return null
  return (
    <p className="hint" dir="auto">
      {STAGE_NAMES[mine.stage]} takes the next step away: {WORDS['follow-up'](theirs)}.
    </p>
  )
}

type Sides = { mine: CaseFields; theirs: CaseFields; before: CaseFields }

function Versus({ part, sides, event }: { part: CasePart; sides: Sides; event: EventRow | undefined }) {
  const by = event ? `Saved by ${shortName(event.actor)}, ${readableMoment(event.at)}` : 'Saved meanwhile'
  return (
    <fieldset data-conflict={part}>
      <legend className="label">
        {LEGENDS[part]} (it was: {WORDS[part](sides.before)})
      </legend>
      <div className="versus">
        <label className="opt">
          <input type="radio" name={`choose-${part}`} value="mine" defaultChecked />
          <span dir="auto">
            {WORDS[part](sides.mine)}
            <small>What you typed</small>
          </span>
        </label>
        <label className="opt">
          <input type="radio" name={`choose-${part}`} value="theirs" />
          <span dir="auto">
            {WORDS[part](sides.theirs)}
            {part === 'stage' &&
              isPlannedSince(sides.theirs, sides.before) &&
              `; next step ${WORDS['follow-up'](sides.theirs)}`}
            {isStopped(part, sides.theirs) && `; the case is closed (${WORDS.stage(sides.theirs)})`}
            <small>{by}</small>
          </span>
        </label>
      </div>
    </fieldset>
  )
}

const WORDS: Record<CasePart, (fields: CaseFields) => string> = {
  stage: ({ stage, lostReason, lostNote }) =>
    [STAGE_NAMES[stage], lostReason && LOST_REASONS[lostReason], lostNote].filter(Boolean).join(': '),
  'follow-up': ({ followUpOn, followUpLine }) =>
    followUpOn === '' ? 'none' : [readableDate(followUpOn), followUpLine].filter(Boolean).join(': '),
  owner: ({ owner }) => (owner ? shortName(owner) : 'nobody'),
  journey: (fields) => journeyWords(fields) || 'nothing noted',
  missing: ({ missing }) => missing || 'nothing',
}
