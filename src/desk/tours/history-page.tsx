import type { TourVersion } from '#data/authoring/tour-history.ts'
import { Slips } from '#desk/frame/slips.tsx'
import type { Difference } from '#domain/authoring/differences.ts'
import { SECTION_FORMS } from '#domain/authoring/section-form.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import { tourPath } from './paths.ts'

type HistoryProps = { id: string; title: string; versions: TourVersion[] }

/** Who put what live and when; each version leads to the way back to it. */
export function HistoryPage({ id, title, versions }: HistoryProps) {
  return (
    <div className="stack">
      <a className="back" href={tourPath(id)}>
        {title}
      </a>
      <h1>History</h1>
      {versions.length === 0 && <p className="say">It was never live.</p>}
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
              <a href={`${tourPath(id, 'tourHistory')}?version=${version.version}`}>
                Go back to it<span className="vh">: version {version.version}</span>
              </a>
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
  id: string
  title: string
  version: number
  /** What visitors see, with which this version is compared. */
  liveVersion: number
  differences: Difference[]
  formKey: string
  /** Why it was not put live again. */
  slips: string[]
}

/** What going back to a version changes for visitors, and the press that does it. */
export function BackToPage({ id, title, version, liveVersion, differences, formKey, slips }: BackProps) {
  return (
    <div className="stack">
      <a className="back" href={tourPath(id, 'tourHistory')}>
        History of {title}
      </a>
      <h1>Back to version {version}</h1>
      <form className="box stack" method="post" action={`${tourPath(id, 'tourHistory')}#refused`}>
        <Slips slips={slips} />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="live" value={liveVersion} />
        <p>This changes for visitors, at once:</p>
        <ul className="log">
          {differences.map(({ section, says }) => (
            <li key={`${section} ${says}`}>
              <b>{SECTION_FORMS[section].title}</b>: <span dir="auto">{says}</span>
            </li>
          ))}
        </ul>
        {differences.length === 0 && <p>Nothing: it says what visitors see.</p>}
        <button className="btn btn--go" type="submit">
          Put version {version} live again
        </button>
        <p className="hint">It becomes a new version; nothing of the history goes.</p>
      </form>
    </div>
  )
}
