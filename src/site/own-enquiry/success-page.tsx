import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { pathTo } from '#domain/site/paths.ts'
import { Icon, Kite } from '#ui/elements/icon.tsx'
import { OwnEnquiry, type OwnEnquiryProps } from './page.tsx'

/** `by`: when it is answered, in words. `own`: the enquiry, for its sender only. */
type SuccessProps = { reference: string | undefined; by?: string | undefined; own?: OwnEnquiryProps | undefined }

/** The spec's thanks, word for word, and the reference to quote. */
export function SuccessPage({ reference, by, own }: SuccessProps) {
  return (
    <main id="main" className="wrap notice">
      <Kite />
      <h1>THANK YOU FOR SUBMITTING THE FORM</h1>
      <p className="lead">You would shortly recieve a message from an expert</p>
      {reference && (
        <p>
          Your reference is <b className="reference">{reference}</b>. Quote it when you call.
        </p>
      )}
      {by && <p>{by}</p>}
      {own && <OwnEnquiry {...own} />}
      <p className="notice__ways">
        <a className="btn" href={pathTo('home')}>
          <Icon name="house" />
          Back to Home
        </a>
        <a className="btn btn--line" href={pathTo('countries')}>
          Explore Countries
        </a>
      </p>
    </main>
  )
}

export const successHead: PageHead = {
  title: 'Thank you',
  description: `Your enquiry has reached us. An expert from ${brand.fullName} calls back; keep the reference that this page shows.`,
  keywords: ['thank you'],
  path: pathTo('success'),
  scene: brand.scene,
  style: 'text',
  unlisted: true,
}
