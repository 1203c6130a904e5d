import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import type { SheetSlip } from '#domain/prices/read-sheet.ts'

/** Exports and imports all prices as a sheet; a file is applied whole or not at all. */
export function PriceSheetPage({ slips }: { slips: SheetSlip[] }) {
  return (
    <div className="stack">
      <Back to={deskMap.prices.path} words="Prices" />
      <h1>Prices by CSV</h1>
      <Slips slips={slips.map(inWords)} lead={<Lead count={slips.length} />} />
      <section className="box stack">
        <h2>1. Take the prices out</h2>
        <Way to={deskMap.sheetFile.path} look="" words="Download all prices (CSV)" />
        <p className="hint">
          A line for each tour, season and tier. Open it in Excel or LibreOffice and change what you want. A line that
          you leave out stays as it is; a season whose three lines have no prices goes on request.
        </p>
      </section>
      <PostForm className="box stack" to={deskMap.sheet.path} encType="multipart/form-data">
        <h2>2. Bring them back</h2>
        <label htmlFor="file">The changed file</label>
        <input id="file" name="file" type="file" accept=".csv,.txt,text/csv" required />
        <Submit look="go" words="Check the file" />
        <p className="hint">Checking changes nothing: you see each change before it goes live.</p>
      </PostForm>
    </div>
  )
}

function Lead({ count }: { count: number }) {
  return (
    <>
      <b>Nothing is changed.</b> {count === 1 ? '1 line is' : `${count} places are`} not right. Put them right and send
      the file again; a file goes in whole or not at all.
    </>
  )
}

function inWords({ line, text }: SheetSlip): string {
  return line ? `Line ${line}: ${text}` : text
}
