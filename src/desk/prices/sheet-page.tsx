import { deskMap } from '#desk/frame/desk-map.ts'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import type { SheetSlip } from '#domain/prices/read-sheet.ts'

/** Of the slips of a long file so many are shown. */
const SHOWN = 50

/** All prices out as a sheet, and back in; a file goes in whole or not at all. */
export function PriceSheetPage({ slips }: { slips: SheetSlip[] }) {
  return (
    <div className="stack">
      <Back to={deskMap.prices.path} words="Prices" />
      <h1>Prices by CSV</h1>
      {slips.length > 0 && (
        <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
          <p>
            <b>Nothing is changed.</b> {slips.length === 1 ? '1 line is' : `${slips.length} places are`} not right. Put
            them right and send the file again; a file goes in whole or not at all.
          </p>
          <ul>
            {slips.slice(0, SHOWN).map(({ line, text }) => (
              <li key={`${line} ${text}`} dir="auto">
                {line ? `Line ${line}: ` : ''}
                {text}
              </li>
            ))}
          </ul>
          {slips.length > SHOWN && <p>And {slips.length - SHOWN} more.</p>}
        </div>
      )}
      <section className="box stack">
        <h2>1. Take the prices out</h2>
        <Way to={deskMap.sheetFile.path} look="" words="Download all prices (CSV)" />
        <p className="hint">
          A line for each tour, season and tier. Open it in Excel or LibreOffice and change what you want. A line that
          you leave out stays as it is; a season whose three lines have no prices goes on request.
        </p>
      </section>
      <form className="box stack" method="post" action={`${deskMap.sheet.path}#refused`} encType="multipart/form-data">
        <h2>2. Bring them back</h2>
        <label htmlFor="file">The changed file</label>
        <input id="file" name="file" type="file" accept=".csv,.txt,text/csv" required />
        <Submit look="go" words="Check the file" />
        <p className="hint">Checking changes nothing: you see each change before it goes live.</p>
      </form>
    </div>
  )
}
