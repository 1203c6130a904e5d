/** A difference after its form's title: "Days: in another order". */
export function SaidOf({ title, says }: { title?: string; says: string }) {
  return (
    <>
      {title && <b>{title}: </b>}
      <span dir="auto">{says}</span>
    </>
  )
}
