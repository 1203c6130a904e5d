import { brand } from '#brand.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { chatLink } from '#values/chat-link.ts'

const REQUEST = `Hello ${brand.fullName}, please call me back about a holiday.`

/** A callback is requested in a chat (site behaviour, section 7). */
export function CallbackButton({ look }: { look: 'btn' | 'btn btn--haldi' | 'btn btn--haldi btn--small' }) {
  return (
    <a className={look} href={chatLink(brand.phone.digits, REQUEST)} target="_blank" rel="noopener">
      <Icon name="chat" />
      Ask for a callback<span className="vh"> on WhatsApp, opens a new tab</span>
    </a>
  )
}
