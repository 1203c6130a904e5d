import { brand, words } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { pathTo } from '#domain/site/paths.ts'
import { openingInWords } from '#domain/site/working-hours.ts'
import { Icon, Kite } from '#ui/elements/icon.tsx'

/** Not found, in the spec's words, and a way home. */
export function NotFoundPage() {
  return (
    <main id="main" className="wrap notice">
      <Kite />
      <h1>Sorry ! This page is not found.</h1>
      <p className="lead">The address may be old or mistyped. Every tour is still here.</p>
      <p className="notice__ways">
        <a className="btn" href={pathTo('home')}>
          <Icon name="house" />
          Home
        </a>
        <a className="btn btn--line" href={pathTo('searchResults')}>
          Every package
        </a>
      </p>
    </main>
  )
}

/** One plain sentence about an error, with a reference for staff if there is one. */
export function ProblemPage({ sentence, reference }: { sentence: string; reference?: string }) {
  return (
    <main id="main" className="wrap notice">
      <Kite />
      <h1>{sentence}</h1>
      <p className="lead">
        You can call <a href={`tel:+${brand.phone.digits}`}>{brand.phone.shown}</a>. We answer {openingInWords()}, and
        guests on a trip at any hour.
      </p>
      {reference && (
        <p>
          If you write to us about it, quote <b className="reference">{reference}</b>.
        </p>
      )}
      <p className="notice__ways">
        <a className="btn" href={pathTo('home')}>
          <Icon name="house" />
          Home
        </a>
      </p>
    </main>
  )
}

/** Replaces the rest of a page that cannot come. */
export function RestMissing({ reference }: { reference: string }) {
  return (
    <strong role="alert">
      The rest of this page could not be loaded. Please try again; if you write to us about it, quote {reference}.
    </strong>
  )
}

export const notFoundHead: PageHead = {
  title: 'Page not found',
  description: `This page is not found. Go home, or search the holiday packages of ${brand.fullName} ${words.where}.`,
  keywords: ['not found'],
  path: pathTo('notFound'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}

export const problemHead: PageHead = { ...notFoundHead, title: 'Something went wrong' }
