import { brand } from '#brand.ts'
import { chatLink } from '#domain/chat.ts'
import { enquirePath } from '#domain/paths.ts'
import { Icon } from './icon.tsx'

const REQUEST = `Hello ${brand.fullName}, please call me back about a holiday.`

/** A callback is asked for in a chat (site behaviour, section 7); without one, by the form. */
export function CallbackWays({ look }: { look: 'btn' | 'btn btn--haldi' }) {
  return (
    <p className="ways">
      <a className={look} href={chatLink(brand.phone.digits, REQUEST)} target="_blank" rel="noopener">
        <Icon name="chat" />
        Ask for a callback<span className="vh"> on WhatsApp, opens a new tab</span>
      </a>
      <a href={enquirePath()}>or leave your number</a>
    </p>
  )
}
