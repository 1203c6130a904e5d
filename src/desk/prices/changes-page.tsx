import type { Change } from '#data/catalogue/changes.ts'
import type { PriceChangeRow } from '#data/prices/apply-prices.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Refused, Submit } from '#desk/frame/way.tsx'
import { changeInWords } from '#domain/prices/price-cells.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableMoment } from '#values/dates.ts'
import type { ToldChange } from './change-words.ts'

export function ChangesPage({ changes }: { changes: Change[] }) {
  return (
    <div className="stack">
      <h1>Changes</h1>
      {changes.length === 0 && <p className="note">Nothing was changed at the desk yet.</p>}
      <ChangeList changes={changes} />
    </div>
  )
}

export function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <ol className="log">
      {changes.map((change) => (
        <li key={change.id}>
          <a href={`${deskMap.changes.path}/${change.id}`}>{change.note}</a>
          <p className="hint">
            {readableMoment(change.at)} · {shortName(change.actor)}
          </p>
        </li>
      ))}
    </ol>
  )
}

type One = {
  change: Change
  undone?: Change | undefined
  rows: PriceChangeRow[]
  told?: ToldChange[]
  titles: Map<string, string>
  /** Why it was not undone. */
  refusal?: string | undefined
  /** Prices that the undo kept because of a colleague's later change. */
  kept?: PriceChangeRow[]
}

/** One change, before and after, with the button that undoes it. */
export function ChangePage({ change, undone, rows, told = [], titles, refusal, kept = [] }: One) {
  const mayUndo = rows.length > 0 || told.some(({ isUndoable }) => isUndoable)
  return (
    <div className="stack">
      <Back to={deskMap.changes.path} words="All changes" />
      <h1>{change.note}</h1>
      <Refused sentence={refusal} />
      <p className="hint">
        {readableMoment(change.at)} · {change.actor}
      </p>
      {kept.length > 0 && <Kept rows={kept} titles={titles} />}
      {rows.length > 0 && <PriceRows rows={rows} titles={titles} />}
      {told.map(({ about, was, became, path }) => (
        <p key={about} dir="auto">
          {about}: <del>{was}</del> → <ins>{became}</ins>. <a href={path}>Change it again</a>
        </p>
      ))}
      {undone ? (
        <p>
          Undone {readableMoment(undone.at)} by {shortName(undone.actor)}:{' '}
          <a href={`${deskMap.changes.path}/${undone.id}`}>see what came back</a>
        </p>
      ) : !mayUndo ? null : (
        <PostForm to={`${deskMap.changes.path}/${change.id}`}>
          <Submit words="Undo this change" />
        </PostForm>
      )}
    </div>
  )
}

function Kept({ rows, titles }: Pick<One, 'rows' | 'titles'>) {
  return (
    <section className="say say--bad">
      <h2>Kept: changed by somebody since</h2>
      <PriceRows rows={rows} titles={titles} />
    </section>
  )
}

function PriceRows({ rows, titles }: Pick<One, 'rows' | 'titles'>) {
  return (
    <ul className="changes">
      {rows.map((row) => (
        <li key={`${row.tour}${row.from}${row.tier}`}>
          {titles.get(row.tour) ?? row.tour}: {changeInWords(row)}
        </li>
      ))}
    </ul>
  )
}
