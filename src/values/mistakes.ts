/** What may be wrong at a field of a form: whether it is, and the sentence that says so. */
export type Rule<Field extends string = string> = [field: Field, isWrong: boolean, sentence: string]

/** One sentence a field, in the order of the rules; of two mistakes at a field the last one is told. */
export type Mistakes<Field extends string = string> = Partial<Record<Field, string>>

export function mistakesBy<Field extends string>(rules: Rule<Field>[]): Mistakes<Field> {
  const broken = rules.filter(([, isWrong]) => isWrong)
  return Object.fromEntries(broken.map(([field, , sentence]) => [field, sentence])) as Mistakes<Field>
}
