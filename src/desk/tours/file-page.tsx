import { deskMap } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { MOST_MEGABYTES } from '#domain/authoring/tours-file.ts'

/** Exports every tour as a file, and imports drafts; a file is imported whole or not at all. */
export function ToursFilePage({ slips }: { slips: string[] }) {
  return (
    <div className="stack">
      <Back to={deskMap.tours.path} words="Tours" />
      <h1>Export, import</h1>
      <Slips
        slips={slips}
        lead="Nothing is changed. A file goes in whole or not at all. Please mend this and send it again:"
      />
      <section className="box stack">
        <h2>Take tours out</h2>
        <Way to={deskMap.toursFile.path} look="" words="Download all tours (JSON)" />
        <p className="hint">One tour alone is downloaded from its own page.</p>
      </section>
      <PostForm className="box stack" to={deskMap.toursIn.path} encType="multipart/form-data">
        <h2>Bring tours in</h2>
        <label htmlFor="file">The file</label>
        <input id="file" name="file" type="file" accept=".json,application/json" required />
        <Submit look="go" words="Bring them in as drafts" />
        <p className="hint">
          {MOST_MEGABYTES} MB fit. Visitors see nothing of it before each tour is put live. A tour that a colleague has
          changed since the file was exported stays as it is.
        </p>
      </PostForm>
    </div>
  )
}
