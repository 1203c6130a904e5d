import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { findCases } from '#data/cases/find-cases.ts'
import { findCase, isErased } from '#data/cases/read-case.ts'
import { erasePerson, findPerson, type OfPerson, type StoredPerson } from '#data/enquiries/erase-person.ts'
import { isByHand, listLeft, type Mention, readMentionKey } from '#data/enquiries/mentions.ts'
import { listOfPerson } from '#data/enquiries/person.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice, deskPage } from '#desk/frame/desk-page.tsx'
import { field, needed, ticked } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, sought, word } from '#desk/frame/judge-address.ts'
import { storesOf } from '#desk/frame/stores-of.ts'
import { noSuch, type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { ErasePersonPage, mentionKey, type Person, type Ticked, WhichPersonPage } from '#desk/owner/erase-page.tsx'
import { readContact } from '#domain/enquiries/contact.ts'
import { isLongEnough } from '#domain/enquiries/name-to-find.ts'
import { oneLine } from '#values/plain-text.ts'

const PAGE = { title: 'Erase a person', place: deskMap.owner.path }
const FORM = { case: needed, name: field, contact: ticked, sure: field, id: ticked, mention: ticked }
/** For owners only: the desk's table gives no other role access. */
export const eraseRoutes = new Hono<DeskEnv>()
  .get(
    deskMap.erase.path,
    judgeAddress({ case: word, name: namedWord, contact: sought(200), q: sought(200) }),
    async (c) => {
      const { case: caseId, name: said, contact, q: text } = c.req.valid('query')
      const name = caseId === '' ? said || undefined : said
      const person = { caseId, name, contacts: [contact].filter(Boolean) }
      if (caseId !== '' || isSought(person)) return showGoing(c, person)
      const { rows, more } = await findCases(c.env.ENQUIRIES, text)
      return deskPage(c, PAGE, <WhichPersonPage {...{ text, rows, more, person }} />)
    },
  )

  .post(
    deskMap.erase.path,
    takeForm(FORM, async (c, sent) => {
      const { case: caseId, name, contact: contacts, sure, id: ids, mention: keys } = sent.typed
      const person = { caseId, name: name || undefined, contacts }
      const typed = { ...person, ticked: { ids, mentions: keys } }
      if (sure !== 'yes')
        return showGoing(c, typed, { problem: 'Tick “Yes, erase them for ever”, if you mean it.', sent })
      if (ids.length + keys.length === 0)
        return showGoing(c, typed, { problem: 'Nothing is ticked; nothing was erased.', sent })
      const found = await personOf(c, person)
      if (!found) return noSuch(c, 'person', sent)
      const { erased, places } = await erasePerson(storesOf(c), tickedOf(found.stored, sent), sent.now)
      const kept = await listKept(c, sent)
      if (kept) return showNotAll(c, kept)
      if (erased + places === 0 && caseId !== '' && !(await isErased(c.env.ENQUIRIES, [caseId])))
        return showGoing(c, person, {
          problem: 'Nothing that you ticked is stored any more; nothing was erased.',
          sent,
        })
      return showGone(c, sent)
    }),
  )

type Pressed = Sent<typeof FORM>

function tickedOf({ enquiries, elsewhere }: StoredPerson, { typed: { id: ids, mention: keys } }: Pressed): OfPerson {
  const isTicked = ({ id }: { id: string }) => ids.includes(id)
  return {
    enquiries: { rows: enquiries.rows.filter(isTicked), spilled: enquiries.spilled.filter(isTicked) },
    mentions: elsewhere.mentions.filter((each) => keys.includes(mentionKey(each))),
  }
}

/**
 * The mentions that were ticked and are still stored, because a colleague has erased what led to them; an empty list: an
 * enquiry is; undefined: nothing is.
 */
async function listKept(c: Context<DeskEnv>, { typed: { id: ids, mention: keys } }: Pressed) {
  const kept = await forStaff(() => listOfPerson(storesOf(c), [], ids))
  const isKept = [...kept.rows, ...kept.spilled].some(({ id }) => ids.includes(id))
  const left = await listLeft(
    storesOf(c),
    keys.flatMap((key) => readMentionKey(key) ?? []),
  )
  return isKept || left.length > 0 ? left : undefined
}

function showGone(c: Context<DeskEnv>, sent: Pressed): Response {
  const { case: caseId, name, contact } = sent.typed
  if (caseId !== '') return showSaved(c, `${deskMap.owner.path}?erased=${encodeURIComponent(caseId)}`, sent)
  const [said = ''] = contact
  return showSaved(c, `${deskMap.erase.path}?${new URLSearchParams({ contact: said, name })}`, sent)
}

function showNotAll(c: Context<DeskEnv>, left: Mention[]): Promise<Response> {
  const sentence = 'Not all that you ticked is erased'
  const again = 'A colleague has erased a part of it meanwhile. Look for this person again, and erase the rest.'
  const elsewhere = left.map(({ place, says }) => `${place}: ${oneLine(says, 200)}`).join('; ')
  const advice = elsewhere === '' ? again : `${again} It may still stand here: ${elsewhere}`
  return deskPage(c, { ...PAGE, status: 409 }, <DeskNotice {...{ sentence, advice }} />)
}

type Refusal = { problem: string; sent: Sent }

async function showGoing(
  c: Context<DeskEnv>,
  { ticked, ...person }: Person & { ticked?: Ticked },
  refusal?: Refusal,
): Promise<Response> {
  const found = await personOf(c, person)
  if (!found) return noSuch(c, 'person', refusal?.sent)
  const { rows, spilled } = found.stored.enquiries
  const { mentions, leftOut } = found.stored.elsewhere
  const elsewhere = { mentions: mentions.filter((each) => !isByHand(each)), byHand: mentions.filter(isByHand), leftOut }
  const page = (
    <ErasePersonPage
      person={{ ...person, ...found.by }}
      {...{ going: [...rows, ...spilled], elsewhere, ticked }}
      problem={refusal?.problem}
    />
  )
  return deskPage(c, { ...PAGE, status: refusal ? 422 : 200 }, page)
}

/**
 * What is stored of the person of a case, or of a typed number, address or name. A form still finds the person by these
 * after the case is erased. undefined: there is no such case, and nothing else to look for.
 */
async function personOf(
  c: Context<DeskEnv>,
  { caseId, name, contacts }: Person,
): Promise<{ stored: StoredPerson; by: Pick<Person, 'caseId' | 'contacts'> } | undefined> {
  const sheet = caseId === '' ? undefined : await findCase(c.env.ENQUIRIES, caseId)
  if (!sheet && !(caseId === '' ? isSought({ name, contacts }) : await wasErased(c, caseId))) return undefined
  const said = sheet ? [sheet.enquiry.email, sheet.enquiry.dialable ?? sheet.enquiry.phone].filter(Boolean) : contacts
  const known = sheet ? [sheet.enquiry.id] : []
  const stored = await findPerson(storesOf(c), {
    contacts: said.flatMap((each) => readContact(each) ?? []),
    ...{ known, name },
  })
  return { stored, by: { caseId, contacts: said } }
}

/** A form that was opened before its case was erased still finds what else is ticked in it. */
async function wasErased({ env, req }: Context<DeskEnv>, caseId: string): Promise<boolean> {
  return req.method === 'POST' && (await isErased(env.ENQUIRIES, [caseId]))
}

/** Whether there is a number, an address or a name that can be looked for. */
function isSought({ name, contacts }: Pick<Person, 'name' | 'contacts'>): boolean {
  return contacts.some((each) => readContact(each)) || isLongEnough(name ?? '')
}
