import { brand } from '#brand.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Icon, Kite } from '#ui/elements/icon.tsx'
import type { IconName } from '#ui/elements/icons.ts'
import { CurrencyForm } from '#ui/visit/currency-form.tsx'

type Link = { path: string; name: string; icon: IconName }

const REGIONS: Record<Region, Link> = {
  international: { path: pathTo('international'), name: 'International', icon: 'globe' },
  domestic: { path: pathTo('domestic'), name: 'Domestic', icon: 'tent' },
}

const LINKS: Link[] = [
  { path: pathTo('home'), name: 'Home', icon: 'house' },
  ...brand.regions.map((region) => REGIONS[region]),
  { path: pathTo('countries'), name: 'Countries', icon: 'route' },
  { path: pathTo('testimonials'), name: 'Testimonials', icon: 'quote' },
]

/**
 * The bar and, on narrow screens, the menu: a popover, so that it opens without script. `over`: transparent on the home
 * page's picture; elsewhere the bar is solid.
 */
export function SiteHeader({ path, over }: { path: string; over: boolean }) {
  return (
    <header className={over ? 'nav' : 'nav nav--solid'}>
      <div className="wrap">
        <Logo />
        <nav aria-label="Main">
          <ul>
            {LINKS.map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <CurrencyForm id="currency" />
        <ThemeToggle />
        <ShortlistLink />
        <button className="menu" type="button" aria-label="Open menu" popoverTarget="menu">
          <Icon name="menu" />
        </button>
      </div>
      <MenuSheet path={path} />
    </header>
  )
}

/** Delivery writes the number of kept tours. The page's hearts belong to the form beside it. */
function ShortlistLink() {
  return (
    <>
      <a className="kept" href={pathTo('shortlist')}>
        <Icon name="heart" />
        <span className="vh">Shortlist</span>
        <b data-kept="" />
      </a>
      <form id="keep" method="post" action={pathTo('keep')} />
    </>
  )
}

function Logo() {
  return (
    <a className="logo" href={pathTo('home')} aria-label={`${brand.fullName}, home`}>
      <Kite />
      <span>
        <b>{brand.name}</b> <span>{brand.fullName.slice(brand.name.length).trim()}</span>
      </span>
    </a>
  )
}

function MenuSheet({ path }: { path: string }) {
  return (
    <nav className="sheet" id="menu" popover="auto" aria-label="Menu">
      <button className="round" type="button" aria-label="Close menu" popoverTarget="menu" popoverTargetAction="hide">
        <Icon name="close" />
      </button>
      <ul>
        {LINKS.map((link) => (
          <li key={link.path}>
            <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
              <Icon name={link.icon} />
              {link.name}
            </a>
          </li>
        ))}
      </ul>
      <ThemeToggle />
      <CurrencyForm id="menu-currency" />
    </nav>
  )
}

/** Shows the current theme; pressing it posts the other one. Both icons are in the page; the theme shows one. */
function ThemeToggle() {
  return (
    <form className="theme-form" method="post" action={pathTo('preferences')}>
      <button className="theme theme--day" type="submit" name="theme" value="dark">
        <Icon name="sun" />
        <span>Light</span>
        <span className="vh"> mode, change to dark</span>
      </button>
      <button className="theme theme--night" type="submit" name="theme" value="light">
        <Icon name="moon" />
        <span>Dark</span>
        <span className="vh"> mode, change to light</span>
      </button>
    </form>
  )
}
