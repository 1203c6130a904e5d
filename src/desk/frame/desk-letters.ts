/** How many letters fit in the fields that the staff write in, the one list of them. */
export const DESK_LETTERS = {
  /** Why something is changed, withdrawn or put live. */
  reason: 120,
  /** The address at which a fact was read. */
  source: 300,
  /** Of a review: its few words, the guest's own, their name, and where the proof is kept. */
  ...{ title: 120, review: 1200, name: 80, proof: 200 },
}
