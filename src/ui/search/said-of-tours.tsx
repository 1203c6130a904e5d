import { placeName } from '#domain/catalogue/places.ts'
import type { SaidToSearch } from '#domain/search/questions.ts'
import { FactText } from '#ui/facts/fact-text.tsx'

/** The found tours' answers to a search. */
export function SaidOfTours({ said: { facts, answers, seasons }, today }: { said: SaidToSearch; today: string }) {
  return (
    <>
      {facts.map((fact) => (
        <p key={fact.id}>
          {countryOf(fact.id)}
          <FactText fact={fact} today={today} />
        </p>
      ))}
      {[...answers, ...seasons].map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
    </>
  )
}

/** "Singapore: " before the visa rule of a country. */
function countryOf(id: string): string {
  const name = id.endsWith('-visa') ? placeName(id.slice(0, -'-visa'.length)) : undefined
  return name ? `${name}: ` : ''
}
