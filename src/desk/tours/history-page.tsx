import type { TourVersion } from '#data/authoring/tour-history.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import { DifferenceList } from './difference-list.tsx'

/** The path of a history, and the page of its subject. */
export type HistoryOf = { path: string; title: string; page: string }

/** The published versions with author and time; each links to the page for going back. */
export function HistoryPage({ of: { path, title, page }, versions }: { of: HistoryOf; versions: TourVersion[] }) {
  return (
    <div className="stack">
      <Back to={page} words={title} />
      <h1>History</h1>
      {versions.length === 0 && <p className="say">Nothing was put live here yet.</p>}
      <ol className="log box">
        {versions.map((version, at) => (
          <li key={version.version}>
            <b>Version {version.version}</b> <span className="dim">{whoAndWhen(version)}</span>
            {version.note && <p dir="auto">{version.note}</p>}
            <ul>
              {version.changed.map((says) => (
                <li key={says} dir="auto">
                  {says}
                </li>
              ))}
            </ul>
            {at === 0 ? (
              <span className="tag">Visitors see this one</span>
            ) : (
              <Way
                to={`${path}${path.includes('?') ? '&' : '?'}version=${version.version}`}
                words="Go back to it"
                about={`: version ${version.version}`}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function whoAndWhen({ actor, at }: TourVersion): string {
  return `${actor === 'files' ? 'from the files' : shortName(actor)}, ${readableMoment(at)}`
}

type BackProps = {
  of: HistoryOf
  version: number
  /** The live version, with which this one is compared. */
  liveVersion: number
  differences: { title?: string; says: string }[]
  /** Why it was not published again. */
  slips: string[]
}

/** The changes for visitors from going back, and the button that does it. */
export function BackToPage({ of, version, liveVersion, differences, slips }: BackProps) {
  return (
    <div className="stack">
      <Back to={of.path} words={`History of ${of.title}`} />
      <h1>Back to version {version}</h1>
      <PostForm className="box stack" to={of.path} hidden={{ version, live: liveVersion }}>
        <Slips slips={slips} />
        <p>This changes for visitors, at once:</p>
        <DifferenceList of={differences} />
        {differences.length === 0 && <p>Nothing: it says what visitors see.</p>}
        <Submit look="go" words={`Put version ${version} live again`} />
        <p className="hint">It becomes a new version; nothing of the history goes.</p>
      </PostForm>
    </div>
  )
}
