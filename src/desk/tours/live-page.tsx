import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { tourPath } from '#desk/frame/desk-map.ts'
import { FormField, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import type { Difference } from '#domain/authoring/differences.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { Checks } from './checks.tsx'
import { DifferenceList } from './difference-list.tsx'

export type LiveProps = {
  document: TourDocument
  isNew: boolean
  isDraft: boolean
  differences: Difference[]
  slips: TourSlip[]
  seen: number
  note: string
  mistakes: Mistakes
}

/** The page before publishing: changes in words, a preview, and the button. */
export function LivePage(props: LiveProps) {
  const { document, isNew, isDraft, differences, slips } = props
  return (
    <div className="stack">
      <Back to={tourPath(document.id)} words={document.title} />
      <h1>{isDraft ? 'Before it goes live' : 'As visitors see it'}</h1>
      <Way
        to={tourPath(document.id, 'tourDraft')}
        look=""
        words={`See the page and the card ${isDraft ? 'as visitors will' : 'as visitors do'}`}
      />
      {!isDraft && <p className="say">Nothing waits: visitors see all that is written.</p>}
      {!isNew && isDraft && <Changes differences={differences} />}
      <Checks document={document} slips={slips} />
      {isDraft && <LiveForm {...props} />}
    </div>
  )
}

function Changes({ differences }: Pick<LiveProps, 'differences'>) {
  return (
    <section className="box">
      <h2>
        What changes <span className="dim num">{differences.length}</span>
      </h2>
      {differences.length === 0 && <p>Nothing that visitors read.</p>}
      <DifferenceList of={differences} />
    </section>
  )
}

function LiveForm(props: LiveProps) {
  const { document, seen, note, mistakes } = props
  return (
    <PostForm className="box stack" to={tourPath(document.id, 'tourLive')} hidden={{ seen }}>
      <Slips mistakes={mistakes} />
      <FormField
        {...{ form: { note }, mistakes }}
        name="note"
        label="Why, for those who ask later"
        maxLength={DESK_LETTERS.reason}
        dir="auto"
      />
      <PutLive {...props} />
      <ThrowAway isNew={props.isNew} />
    </PostForm>
  )
}

function PutLive({ document, isNew, differences, slips }: LiveProps) {
  const isStopped = slips.some(({ weight }) => weight === 'stops')
  return (
    <>
      {isStopped && <p className="say">What stops it has to be mended first; each line above leads to its field.</p>}
      <div className="row">
        <Submit
          name="does"
          value="publish"
          disabled={isStopped}
          look="go"
          words={isNew ? 'Put this tour live' : `Put ${waitingInWords(differences.length)} live`}
        />
        <Way to={tourPath(document.id)} look="" words="Go on writing" />
      </div>
      <p className="hint">On the site within two seconds. Each version can be put live again.</p>
    </>
  )
}

/** "2 changes"; "the draft" if no change can be described. */
export function waitingInWords(count: number): string {
  if (count === 0) return 'the draft'
  return `${count} ${count === 1 ? 'change' : 'changes'}`
}

function ThrowAway({ isNew }: { isNew: boolean }) {
  return (
    <details>
      <summary>Throw the draft away</summary>
      <p>{isNew ? 'This tour was never live: it goes.' : 'Visitors keep the page as it is.'}</p>
      <Submit name="does" value="drop" look="bad" words="Throw it away" />
    </details>
  )
}
