/** What is wrong with a field, said under it; nothing where it is right. */
export function FieldMistake({ id, sentence }: { id: string; sentence: string | undefined }) {
  return sentence ? (
    <p className="mistake" id={`${id}-mistake`}>
      {sentence}
    </p>
  ) : null
}

/** Leads from a field to the sentence about it. `hint`: the id of what else explains the field. */
export function pointsTo(id: string, sentence: string | undefined, hint?: string) {
  if (!sentence) return hint ? { 'aria-describedby': hint } : {}
  return { 'aria-invalid': true, 'aria-describedby': [`${id}-mistake`, hint].filter(Boolean).join(' ') }
}
