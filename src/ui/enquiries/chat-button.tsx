import { brand } from '#brand.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { chatLink } from '#values/chat-link.ts'

/**
 * The floating button that opens a chat with the agency, with a prepared first sentence. It covers nothing: on narrow
 * screens it is in a bar at the bottom, on wide ones beside the page (site-footer.css).
 */
export function ChatButton({ text }: { text: string }) {
  return (
    <aside className="dock" aria-label="Chat">
      <a
        className="chat"
        data-chat=""
        href={chatLink(brand.phone.digits, text)}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp, opens a new tab"
      >
        <Icon name="chat" />
        <span>Chat with us</span>
      </a>
    </aside>
  )
}
