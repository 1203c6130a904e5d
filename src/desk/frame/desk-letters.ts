/** The letter limits of all fields for staff. */
export const DESK_LETTERS = {
  /** The reason for a change, a withdrawal or a publication. */
  reason: 120,
  /** The source of a fact. */
  source: 300,
  /** A review: title, text, guest's name, place of the proof. */
  ...{ title: 120, review: 1200, name: 80, proof: 200 },
}
