import { brand } from '#brand.ts'
import { chatLink } from '#domain/chat.ts'
import { readableDate } from '#domain/dates.ts'
import { enquirePath } from '#domain/paths.ts'
import { type Tier, tierDetails } from '#domain/tiers.ts'
import type { Prices } from '#domain/tour.ts'
import { Icon } from './icon.tsx'
import { Price, PriceOnRequest } from './price.tsx'
import { Stars } from './stars.tsx'

const LOOK: Record<Tier['key'], string> = { standard: 'btn', deluxe: 'btn btn--haldi', superDeluxe: 'btn btn--line' }

/** One of a tour's three priced packages. */
export function TierCard({
  tier,
  tour: { id, title, path },
  prices,
  today,
}: {
  tier: Tier
  tour: { id: string; title: string; path: string }
  prices: Prices | undefined
  today: string
}) {
  const question = `Hello ${brand.fullName}, I am asking about ${title}, ${tier.name}: ${brand.origin}${path}`
  return (
    <article className={`tier tier--${tier.key}`}>
      <header>
        <h3>{tier.name}</h3>
        <Stars count={tier.stars} />
      </header>
      {prices ? <TierPrice tier={tier} prices={prices} today={today} /> : <PriceOnRequest />}
      <ul>
        {tierDetails(tier).map((line) => (
          <li key={line}>
            <Icon name="check" />
            {line}
          </li>
        ))}
      </ul>
      <a className={`${LOOK[tier.key]} btn--small`} href={enquirePath(id, tier.key)}>
        <Icon name="phone" />
        Contact with an Expert
      </a>
      <a className="tier__chat" href={chatLink(brand.phone.digits, question)} target="_blank" rel="noopener">
        <Icon name="chat" />
        Ask on WhatsApp<span className="vh"> about the {tier.name}, opens a new tab</span>
      </a>
    </article>
  )
}

function TierPrice({ tier, prices, today }: { tier: Tier; prices: Prices; today: string }) {
  const { current, cut } = prices[tier.key]
  return (
    <>
      <Price current={current} struck={cut} />
      <Validity prices={prices} today={today} />
    </>
  )
}

/** For which days the prices were published, and that they have ended once they have. */
function Validity({ prices: { from, till }, today }: { prices: Prices; today: string }) {
  const window = (
    <>
      <time dateTime={from}>{readableDate(from)}</time> to <time dateTime={till}>{readableDate(till)}</time>
    </>
  )
  if (today <= till) return <p className="valid">{window}</p>
  return <p className="valid">These prices were for {window}. Ask for today’s price.</p>
}
