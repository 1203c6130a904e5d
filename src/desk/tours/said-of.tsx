/** What differs in a form, after the form's title unless the sentence begins with it: "Days: in another order". */
export function SaidOf({ title, says }: { title: string | undefined; says: string }) {
  const isNamed = title === undefined || says.startsWith(`${title}: `) || says.startsWith(`${title}, `)
  return (
    <>
      {!isNamed && <b>{title}: </b>}
      <span dir="auto">{says}</span>
    </>
  )
}
