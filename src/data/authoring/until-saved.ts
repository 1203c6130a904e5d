/** How often a document is read again while colleagues save it. */
const TURNS = 20

/** Tries to save until no colleague saves first. `save` reads the document anew; undefined: a colleague saved first. */
export async function untilSaved<Saved>(save: () => Promise<Saved | undefined>): Promise<Saved> {
  for (let turn = 0; turn < TURNS; turn++) {
    const saved = await save()
    if (saved) return saved
  }
  throw new Error('a document changes faster than it can be saved')
}
