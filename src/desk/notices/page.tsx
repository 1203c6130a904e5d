import type { ListedNotice } from '#data/site/notices.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FormField, FormText, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, ListLine, Submit, Way } from '#desk/frame/way.tsx'
import { LONGEST_NOTICE, noticeDays, noticeOn, type SiteNotice } from '#domain/site/site-notice.ts'
import { shortName } from '#domain/staff/staff.ts'
import type { Mistakes } from '#values/mistakes.ts'

export type NoticeForm = Omit<SiteNotice, 'id'>
/** `form`: a mistake without a field. */
export type NoticeMistakes = Mistakes<keyof NoticeForm | 'form'>

type Shown = {
  /** The newest first. */
  listed: ListedNotice[]
  /** Undefined: the page is the list. */
  form: NoticeForm | undefined
  mistakes: NoticeMistakes
  looks: boolean
  today: string
}

const CLOSED = ', closed on these days'

/** The form of a notice with its preview, or the running, planned and past notices. */
export function SiteNoticesPage({ listed, form, mistakes, looks, today }: Shown) {
  if (form) {
    return (
      <div className="stack">
        <Back to={deskMap.notice.path} words="Notices" />
        <h1>Notice</h1>
        <Form {...{ form, mistakes, looks }} />
      </div>
    )
  }
  const open = listed.filter(({ endedAt, lastDay }) => endedAt === null && lastDay >= today)
  const running = open.filter(({ firstDay }) => firstDay <= today)
  const shown = noticeOn(open, today)
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Notice</h1>
      <p>
        <Way to={`${deskMap.notice.path}?new=1`} look="" words="A new notice" />
      </p>
      <List
        title="On the site now"
        none="None."
        notices={running}
        tag={(notice) => (notice === shown ? undefined : 'Waits behind the newer one')}
        does="End now"
      />
      <List title="To come" notices={open.filter((notice) => !running.includes(notice))} does="Call off" />
      <List title="Past" notices={listed.filter((notice) => !open.includes(notice))} tag={endOf} />
    </div>
  )
}

function endOf({ endedAt }: ListedNotice): string | undefined {
  return endedAt === null ? undefined : 'Ended early'
}

function Form({ form, mistakes, looks }: Pick<Shown, 'mistakes' | 'looks'> & { form: NoticeForm }) {
  const typed = { form, mistakes }
  return (
    <PostForm className="box stack" to={deskMap.notice.path}>
      <h2>A new one, on top of every page</h2>
      <Slips mistakes={mistakes} />
      {looks && (
        <div role="status" id="refused" tabIndex={-1}>
          <p className="hint">
            As visitors will see it, {noticeDays(form)}
            {form.closes === 1 && CLOSED}:
          </p>
          <p className="site-notice" dir="auto">
            {form.text}
          </p>
        </div>
      )}
      <FormText {...typed} name="text" label="What visitors read" hint="how" maxLength={LONGEST_NOTICE} required />
      <p className="hint" id="how">
        One plain sentence or two, {LONGEST_NOTICE} characters at most: “Our office is closed for Diwali on 8 and 9
        November. We answer on the 10th.”
      </p>
      <div className="two">
        <FormField {...typed} name="firstDay" label="First day" type="date" required />
        <FormField {...typed} name="lastDay" label="Last day" type="date" hint="till" required />
      </div>
      <p className="hint" id="till">
        By India’s calendar, the last day included. Then it goes by itself.
      </p>
      <label className="tick">
        <input
          type="checkbox"
          name="closes"
          value="1"
          defaultChecked={form.closes === 1}
          aria-describedby="without-answers"
        />{' '}
        We are closed on these days
      </label>
      <p className="hint" id="without-answers">
        Then no visitor is told that an expert answers on one of them.
      </p>
      <div className="row">
        <Submit formMethod="get" words="Show how it looks" />
        <Submit name="does" value="put" look="go" words="Put it on the site" />
      </div>
    </PostForm>
  )
}

type Listed = {
  title: string
  /** The text for an empty list; without it an empty list is omitted. */
  none?: string
  notices: ListedNotice[]
  tag?: (notice: ListedNotice) => string | undefined
  /** The words of the button that ends a notice; without it a notice is offered as the text of a new one. */
  does?: string
}

function List({ title, none, notices, tag, does }: Listed) {
  if (notices.length === 0 && !none) return null
  return (
    <section className="box">
      <h2>{title}</h2>
      {notices.length === 0 && <p className="hint">{none}</p>}
      <ul className="windows">
        {notices.map((notice) => (
          <ListLine
            key={notice.id}
            name={notice.text}
            about={aboutOf(notice)}
            more={tag?.(notice) && <span className="tag tag--waiting">{tag(notice)}</span>}
          >
            {does ? (
              <PostForm to={deskMap.notice.path} hidden={{ id: notice.id }}>
                <Submit name="does" value="end" words={does} about={`: ${notice.text}`} />
              </PostForm>
            ) : (
              <Way to={`${deskMap.notice.path}?again=${notice.id}`} words="Use again" about={`: ${notice.text}`} />
            )}
          </ListLine>
        ))}
      </ul>
    </section>
  )
}

/** "8 Nov 2026 to 9 Nov 2026, closed on these days, set by Asha". */
function aboutOf(notice: ListedNotice): string {
  const by = notice.actor ? `, set by ${shortName(notice.actor)}` : ''
  return noticeDays(notice) + (notice.closes === 1 ? CLOSED : '') + by
}
