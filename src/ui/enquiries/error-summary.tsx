import type { MouseEventHandler, Ref } from 'react'
import { brand } from '#brand.ts'
import { isProblem, type Problem } from '#domain/enquiries/enquiry.ts'
import type { EnquiryField } from '#domain/enquiries/enquiry-fields.ts'
import { chatLink } from '#values/chat-link.ts'
import { fieldId } from './field.tsx'

type SummaryProps = Problem & {
  ref?: Ref<HTMLDivElement> | undefined
  onClick?: MouseEventHandler<HTMLDivElement> | undefined
}

/**
 * The mistakes, on top of the form, each with a link to its field (GOV.UK Design System, error summary). If the whole
 * form was refused, other ways to reach the agency are beside the reason.
 */
export function ErrorSummary({ mistakes, sentence, ...living }: SummaryProps) {
  const isThere = isProblem({ mistakes, sentence })
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script the summary gets the focus in this way
    <div className="summary wide" role="alert" tabIndex={-1} autoFocus={isThere} hidden={!isThere} {...living}>
      {isThere && <h2>There is a problem</h2>}
      {isThere && <p>{sentence ?? 'Not sent yet; everything you typed is still here.'}</p>}
      <ul>
        {(Object.entries(mistakes) as [EnquiryField, string][]).map(([name, text]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{text}</a>
          </li>
        ))}
      </ul>
      {sentence && <OtherWays />}
    </div>
  )
}

function OtherWays() {
  const words = `Hello ${brand.fullName}, the form did not take my enquiry.`
  return (
    <p>
      <a href={`tel:+${brand.phone.digits}`}>{`Call ${brand.phone.shown}`}</a>
      <a href={chatLink(brand.phone.digits, words)} target="_blank" rel="noopener">
        Chat on WhatsApp
      </a>
    </p>
  )
}
