import type { ReactNode } from 'react'
import { PACE_NAMES, type Practical } from '#domain/catalogue/practical.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { MonthStrip } from '#ui/catalogue/month-strip.tsx'
import { FactText } from '#ui/facts/fact-text.tsx'
import { groupDigits } from '#values/money.ts'

type GlanceProps = { tour: Tour; today: string }

/** The practical facts before an enquiry. */
export function AtAGlance({ tour, today }: GlanceProps) {
  const { practical, facts } = tour
  const ofKind = (...kinds: Fact['kind'][]) => facts.filter(({ kind }) => kinds.includes(kind))
  return (
    <section className="glance" data-glance>
      <h2>At a glance</h2>
      <h3>Best months</h3>
      <MonthStrip seasons={practical.seasons} />
      <dl>
        <Row name="Pace">
          {PACE_NAMES[practical.pace]}. {roadDay(practical.longestRoadDay)}
        </Row>
        <Row name="Vehicle">{practical.vehicle.what}</Row>
        <FactRows name="Visa" facts={ofKind('visa')} today={today} />
        <Row name="Papers to bring">{practical.papers}</Row>
        <FactRows name="Permits and forms" facts={ofKind('permit', 'papers')} today={today} />
        <Row name="Rooms">{practical.rooms}</Row>
        <Row name="Children">{practical.children}</Row>
        <Altitude altitude={practical.altitude} />
        <FactRows name="Fees on top" facts={ofKind('levy')} today={today} />
        <FactRows name="May be closed" facts={ofKind('closure', 'season')} today={today} />
      </dl>
    </section>
  )
}

function roadDay(hours: number): string {
  return `The longest day of travel takes about ${hours} ${hours === 1 ? 'hour' : 'hours'}.`
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Facts of one kind under one name; a visa's kind comes before its conditions. */
function FactRows({ name, facts, today }: { name: string; facts: Fact[]; today: string }) {
  if (facts.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {facts.map((fact) => (
        <dd key={fact.id}>
          <FactText fact={fact} today={today} />
        </dd>
      ))}
    </div>
  )
}

function Altitude({ altitude }: { altitude: Practical['altitude'] | undefined }) {
  if (!altitude) return null
  const { top, night } = altitude
  return (
    <Row name="Altitude">
      {groupDigits(top.metres)} m at {top.place}. You sleep at up to {groupDigits(night.metres)} m, at {night.place}.
    </Row>
  )
}
