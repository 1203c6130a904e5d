import { Icon } from '#ui/elements/icon.tsx'
import type { CasePageProps } from './case-page-props.ts'

type SendProps = Pick<CasePageProps, 'numbers' | 'mailable'> & { action: string; words: [chat: string, mail: string] }

/** The buttons that send a message by chat and by mail, as far as the guest can be reached. */
export function SendButtons({ numbers, mailable, action, words: [chat, mail] }: SendProps) {
  return (
    <div className="row">
      {numbers.some(({ chats }) => chats) && (
        <button className="btn btn--chat" type="submit" formAction={action} name="channel" value="whatsapp">
          <Icon name="chat" />
          {chat}
        </button>
      )}
      {mailable && (
        <button className="btn" type="submit" formAction={action} name="channel" value="mail">
          <Icon name="mail" />
          {mail}
        </button>
      )}
    </div>
  )
}
