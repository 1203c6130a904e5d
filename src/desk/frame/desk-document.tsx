import type { ReactNode } from 'react'
import { brand } from '#brand.ts'
import { deskScript, deskStyles } from '#delivery/html/assets.ts'
import { mayUse, type Staff, shortName } from '#domain/staff/staff.ts'
import { Icon, Kite } from '#ui/elements/icon.tsx'
import { deskMap, deskPlaces } from './desk-map.ts'

export type DeskTheme = 'light' | 'dark'

export type DeskFrame = {
  title: string
  /** The path of the page's place in the bar. */
  place?: string
  /** The address of the page with its query, to which a change of theme returns. */
  address: string
  /** Absent: the system's theme. */
  theme?: DeskTheme | undefined
  /** The message about a form that was just saved. */
  saved?: string | undefined
  /** Whether the page answers a form, so that its fields are not saved. */
  isUnsaved?: boolean
  /** Absent: not signed in. */
  staff?: Staff | undefined
}

/** The frame around every page of the desk; complete without script. */
export function DeskDocument({ frame, children }: { frame: DeskFrame; children: ReactNode }) {
  const { title, theme, staff } = frame
  return (
    <html lang="en-IN" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brand.name} desk`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={deskStyles} />
        <script type="module" src={deskScript} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <Kite />
          <b>{brand.name} desk</b>
          {staff && <span className="top-me">{shortName(staff.email)}</span>}
          {staff && mayUse(staff, deskMap.lead.roles) && (
            <a className="top-lead" href={deskMap.lead.path}>
              Note a call or chat
            </a>
          )}
          {staff && <ThemeForm {...frame} />}
        </header>
        {staff && <Places staff={staff} place={frame.place} />}
        <main id="main" data-unsaved={frame.isUnsaved || undefined}>
          {frame.saved && (
            <p className="say say--ok saved" id="saved" role="status" tabIndex={-1} dir="auto">
              {frame.saved}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  )
}

/** The places of a member of staff, on a phone at the bottom. */
function Places({ staff, place }: { staff: Staff; place: string | undefined }) {
  return (
    <nav className="places" aria-label="Desk">
      <ul>
        {deskPlaces
          .filter(({ roles }) => mayUse(staff, roles))
          .map(({ path, nav }) => (
            <li key={path}>
              <a href={path} aria-current={path === place ? 'page' : undefined}>
                {nav && <Icon name={nav.icon} />}
                <span>{nav?.name}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Both icons are in the page; the style sheet shows the one for the other theme. */
function ThemeForm({ address }: DeskFrame) {
  return (
    <form className="top-theme" method="post" action={deskMap.theme.path}>
      <input type="hidden" name="back" value={address} />
      <button type="submit" name="theme" value="dark" data-to="dark">
        Dark<span className="vh"> mode</span>
      </button>
      <button type="submit" name="theme" value="light" data-to="light">
        Light<span className="vh"> mode</span>
      </button>
    </form>
  )
}
