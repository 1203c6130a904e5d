import { brand } from '#brand.ts'
import { pathTo } from '#domain/site/paths.ts'
import { CurrencyForm, CurrencyNote } from '#ui/visit/currency-form.tsx'

const COMPANY = [
  { path: pathTo('about'), name: 'About us' },
  { path: pathTo('contact'), name: 'Contact us' },
]
const READ_FIRST = [
  { path: pathTo('cancellationPolicy'), name: 'Cancellation policy' },
  { path: pathTo('termsConditions'), name: 'Terms and conditions' },
  { path: pathTo('privacyPolicy'), name: 'Privacy policy' },
]

/** Support and We are Hiring are no links, because they have no pages yet (site behaviour, footer). */
export function SiteFooter() {
  return (
    <footer className="foot below" data-consent="">
      <div className="arcade" />
      <div className="wrap">
        <div className="foot__grid">
          <div>
            <p className="deva" lang={brand.ownLetters.lang}>
              {brand.ownLetters.text}
            </p>
            <p className="foot__about">{brand.story}</p>
          </div>
          <FooterList title="Company" links={COMPANY} plain={['Support', 'We are Hiring']} />
          <FooterList title="Read first" links={READ_FIRST} />
          <FooterList title="Follow us" links={brand.social.map(({ name, url }) => ({ name, path: url }))} />
        </div>
        <div className="small">
          <span>
            © {brand.copyrightYear} {brand.fullName}, {brand.city}
          </span>
          <CurrencyForm id="footer-currency" />
          <CurrencyNote />
        </div>
      </div>
    </footer>
  )
}

type ListProps = { title: string; links: { path: string; name: string }[]; plain?: string[] }

function FooterList({ title, links, plain = [] }: ListProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path} {...(path.startsWith('https:') && { target: '_blank', rel: 'noopener' })}>
              {name}
            </a>
          </li>
        ))}
        {plain.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
