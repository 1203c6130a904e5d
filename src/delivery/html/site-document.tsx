import type { ReactNode } from 'react'
import { brand } from '#brand.ts'
import { SCENE_TITLES } from '#domain/catalogue/scenes.ts'
import { sharePath } from '#domain/site/paths.ts'
import type { PageKind } from '#domain/speed/vitals.ts'
import { ChatButton } from '#ui/enquiries/chat-button.tsx'
import { SiteFooter } from '#ui/site/site-footer.tsx'
import { SiteHeader } from '#ui/site/site-header.tsx'
import { script, stylesheet } from './assets.ts'
import type { PageHead } from './head.ts'
import { LaterStyles } from './later-styles.tsx'
import { StructuredDataScript } from './structured-data-script.tsx'

type DocumentProps = {
  head: PageHead
  /** The page's kind for measuring; undefined: not measured. */
  kind?: PageKind | undefined
  /** Turnstile's key, if enquiries need a token: every page can open a form. */
  siteKey?: string | undefined
  children: ReactNode
}

export function SiteDocument({ head, kind, siteKey, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-theme="light" data-kind={kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{fullTitle(head.title)}</title>
        <meta name="description" content={head.description} />
        <meta name="keywords" content={head.keywords.join(', ')} />
        <SharingTags head={head} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#fffcf7" />
        {siteKey && <meta name="turnstile" content={siteKey} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from the build */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet(head.style) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from the build */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {/* The first screen is painted at once instead of in two layouts. A page of text may be read as it comes. */}
        {head.style !== 'text' && <link rel="expect" href={`#${head.firstScreen ?? 'later'}`} blocking="render" />}
        <StructuredDataScript objects={head.structured ?? []} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <SiteHeader path={head.path} over={head.navOver ?? false} />
        {children}
        {head.style === 'text' && <LaterStyles of="text" />}
        <SiteFooter />
        <ChatButton text={head.chat ?? `Hello ${brand.fullName}, I would like to ask about a holiday.`} />
      </body>
    </html>
  )
}

/** "Kerala, slowly | Patang". The home page's title begins with the agency's name and is used unchanged. */
function fullTitle(title: string): string {
  return title.startsWith(brand.fullName) ? title : `${title} | ${brand.name}`
}

function SharingTags({ head }: { head: PageHead }) {
  const url = brand.origin + head.path
  const image = brand.origin + sharePath(head.scene)
  return (
    <>
      <link rel="canonical" href={url} />
      {head.unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.fullName} />
      <meta property="og:title" content={fullTitle(head.title)} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={SCENE_TITLES[head.scene]} />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
    </>
  )
}
