import type { Choice } from '#domain/filters/choice.ts'

/** Why no tour without a visa is found: the rules are known only for some months. `asked`: all conditions. */
export function NoVisaLater({ asked }: { asked: Partial<Choice>[] }) {
  if (!asked.some(({ visa }) => visa?.includes('none'))) return null
  return (
    <p>
      “No visa” holds only for the months in which a rule is sure to last. Take it off: each package abroad says what
      its rule is today.
    </p>
  )
}
