import type { Choice } from '#domain/filters/choice.ts'

/** Why nothing is found without a visa in a month: the rules are known for some months only. `asked`: all that is asked for. */
export function NoVisaLater({ asked }: { asked: Partial<Choice>[] }) {
  if (!asked.some(({ month }) => month?.length) || !asked.some(({ visa }) => visa?.includes('none'))) return null
  return (
    <p>
      “No visa” holds only for the months in which a rule is sure to last. Take it off: each package abroad says what
      its rule is today.
    </p>
  )
}
