import { brand, claims, postalAddress } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { Island } from '#delivery/html/island.tsx'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { pathTo } from '#domain/site/paths.ts'
import { type Days, noticeDays } from '#domain/site/site-notice.ts'
import { travelAgency } from '#domain/site/structured-data.ts'
import { openingInWords } from '#domain/site/working-hours.ts'
import { RouteMap } from '#ui/catalogue/route-map.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import type { IconName } from '#ui/elements/icons.ts'
import { MapFrame } from '#ui/elements/map-frame.tsx'
import type { EnquiryFormProps } from '#ui/enquiries/plain-enquiry-form.tsx'

const SELLING_POINTS: { icon: IconName; title: string; says: string }[] = [
  {
    icon: 'tailor',
    title: '100% customised trips',
    says: 'Move a day, drop a town, add a grandmother. The plan follows you.',
  },
  {
    icon: 'head',
    title: '24x7 coverage',
    says: `While you travel one number answers at any hour. Before, we call back ${openingInWords()}.`,
  },
  {
    icon: 'pass',
    title: `${claims.visaSuccess}% visa success rate`,
    says: 'We read the rules, check the papers and tell you early.',
  },
]

type ContactProps = Omit<EnquiryFormProps, 'kind'> & { closed: Days[] }

/** `closed`: the days on which the agency is closed, including past ones. */
export function ContactPage({ closed, ...form }: ContactProps) {
  const ahead = closed.filter(({ lastDay }) => lastDay >= form.today)
  return (
    <main id="main" className="wrap contact">
      <div>
        <h1>Contact Us</h1>
        <p className="lead">Write, or call, or leave a number. An expert calls back. There is nothing to pay here.</p>
        <Island name="enquiry-form" props={{ ...form, kind: 'contact' }} />
      </div>
      <LaterStyles of="form" />
      <div>
        <Details closed={ahead} />
        <ul className="selling">
          {SELLING_POINTS.map(({ icon, title, says }) => (
            <li key={title}>
              <Icon name={icon} />
              <div>
                <h3>{title}</h3>
                <p>{says}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <figure className="map below">
        <RouteMap stops={[{ name: brand.fullName, at: brand.at }]} />
        <MapFrame points={[brand.at]} />
      </figure>
    </main>
  )
}

function Details({ closed }: { closed: Days[] }) {
  return (
    <section className="details">
      <h2>Or reach us directly</h2>
      <p>
        <Icon name="phone" />
        <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a>
      </p>
      <p>
        <Icon name="clock" />
        <span>
          We call back {openingInWords()}
          {closed.length > 0 && `; we are closed ${closed.map(noticeDays).join(', ')}`}
        </span>
      </p>
      <p>
        <Icon name="mail" />
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <p>
        <Icon name="pin" />
        <span>{postalAddress()}</span>
      </p>
    </section>
  )
}

export const contactHead: PageHead = {
  path: pathTo('contact'),
  title: `Contact Us: talk to a planner in ${brand.city}`,
  description: `Write to ${brand.fullName} in ${brand.city}, call, or leave a number: an expert calls back about your holiday in India or abroad. Nothing to pay here.`,
  keywords: ['contact', `travel agency ${brand.city}`, 'callback', 'holiday enquiry', `${brand.fullName} phone`],
  scene: brand.scene,
  style: 'form',
  structured: [travelAgency()],
}
