import { GUIDE_TOPICS, type CountryGuide as Guide, type GuideTopic } from '#domain/catalogue/country.ts'
import { type Fact, needsNoVisa, type VisaFact } from '#domain/facts/fact.ts'
import { Icon } from '#ui/elements/icon.tsx'
import type { IconName } from '#ui/elements/icons.ts'
import { FactText } from '#ui/facts/fact-text.tsx'

/** `isLong`: the answer takes a phone's full width. */
const TOPICS: Record<GuideTopic, { icon: IconName; title: string; isLong?: boolean }> = {
  months: { icon: 'sun', title: 'Best months', isLong: true },
  flight: { icon: 'route', title: 'Flight', isLong: true },
  time: { icon: 'clock', title: 'Time' },
  money: { icon: 'bag', title: 'Money' },
  plug: { icon: 'plug', title: 'Plug' },
  language: { icon: 'chat', title: 'Language' },
  food: { icon: 'meal', title: 'Vegetarian food', isLong: true },
  safety: { icon: 'shield', title: 'In an emergency' },
}

type GuideProps = { name: string; visa?: VisaFact | undefined; guide: Guide; today: string }

/** The questions about a country on one screen; each answer with its source and day. */
export function GuideAtAGlance({ name, visa, guide: { entry, answers }, today }: GuideProps) {
  return (
    <section className="guide" id="guide">
      <h2>{name} at a glance</h2>
      <dl>
        {visa && (
          <Answer icon={needsNoVisa(visa, today) ? 'check' : 'pass'} title="Visa" isLong facts={[visa]} today={today} />
        )}
        {entry.length > 0 && <Answer icon="doc" title="At the border" isLong facts={entry} today={today} />}
        {GUIDE_TOPICS.map((topic) => (
          <Answer key={topic} {...TOPICS[topic]} facts={[answers[topic]]} today={today} />
        ))}
      </dl>
    </section>
  )
}

type AnswerProps = { icon: IconName; title: string; isLong?: boolean; facts: Fact[]; today: string }

function Answer({ icon, title, isLong = false, facts, today }: AnswerProps) {
  return (
    <div data-long={isLong || undefined}>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      {facts.map((fact) => (
        <dd key={fact.id}>
          <FactText fact={fact} today={today} />
        </dd>
      ))}
    </div>
  )
}
