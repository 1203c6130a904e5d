/** A check of a field: whether it is wrong, and the sentence for it. */
export type Rule<Field extends string = string> = [field: Field, isWrong: boolean, sentence: string]

/** One sentence for each field, in the order of the rules; the last of two at a field counts. */
export type Mistakes<Field extends string = string> = Partial<Record<Field, string>>

export function mistakesBy<Field extends string>(rules: Rule<Field>[]): Mistakes<Field> {
  const broken = rules.filter(([, isWrong]) => isWrong)
  return Object.fromEntries(broken.map(([field, , sentence]) => [field, sentence])) as Mistakes<Field>
}
