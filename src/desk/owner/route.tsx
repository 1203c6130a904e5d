import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { exportCases } from '#data/cases/export-cases.ts'
import { type HandedOver, handOver, listLoads, readHandOver } from '#data/cases/hand-over.ts'
import { isErased } from '#data/cases/read-case.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { csvHeaders } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { formKey, needed } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, type TypedWords, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { storesOf } from '#desk/frame/stores-of.ts'
import { showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { OwnerPage } from '#desk/owner/page.tsx'
import { COUNTED } from '#domain/cases/inbox-sections.ts'
import { shortName } from '#domain/staff/staff.ts'

const PAGE = { title: 'Owner', place: deskMap.owner.path }

/** The finished task, in the address of the next page: the mark of a hand-over, or the id of an erased case. */
const DONE = { moved: word, erased: namedWord }

/** For owners only: the desk's table gives no other role access. */
export const ownerRoutes = new Hono<DeskEnv>()
  .get(deskMap.owner.path, judgeAddress(DONE), async (c) =>
    showOwner(c, { done: await doneBy(c, c.req.valid('query')) }),
  )

  .get(deskMap.casesFile.path, async (c) => {
    const pieces = exportCases(storesOf(c), await readTourNames(c.env.CATALOGUE))
    const { value: first = '' } = await pieces.next()
    return c.body(streamOf(first, pieces), 200, csvHeaders(`cases-${momentOf().today}.csv`))
  })

  .post(
    deskMap.handOver.path,
    takeForm({ key: formKey, from: needed, to: needed }, async (c, sent) => {
      const { from, to } = sent.typed
      const isKnown = to === '' || c.env.colleagues.includes(to)
      if (from === '' || from === to || !isKnown)
        return showOwner(c, { to, problem: 'Choose somebody else who works at the desk.' })
      const moved = await handOver(c.env.ENQUIRIES, { ...sent, from, to })
      const done = await readHandOver(c.env.ENQUIRIES, moved)
      if (done) return showSaved(c, `${deskMap.owner.path}?moved=${moved}`, { now: done.at })
      return showOwner(c, { to, problem: `${shortName(from)} has no open case any more.` })
    }),
  )

type Told = { to?: string; problem?: string; done?: string | undefined }

async function showOwner(c: Context<DeskEnv>, { to, problem, done }: Told): Promise<Response> {
  const loads = await listLoads(c.env.ENQUIRIES)
  const page = <OwnerPage {...{ loads, to, problem }} colleagues={c.env.colleagues} />
  return deskPage(c, { ...PAGE, status: problem ? 422 : 200, savedWords: done }, page)
}

/** Says only what the database confirms, because an address can be typed. */
async function doneBy(
  c: Context<DeskEnv>,
  { moved: mark, erased }: TypedWords<typeof DONE>,
): Promise<string | undefined> {
  if (erased !== undefined && (await isErased(c.env.ENQUIRIES, [erased]))) return 'What was ticked is erased.'
  if (!/^[0-9a-f]{32}$/.test(mark)) return undefined
  const handedOver = await readHandOver(c.env.ENQUIRIES, mark)
  return handedOver && handedOverWords(handedOver)
}

function handedOverWords({ from, to, moved, gone }: HandedOver): string {
  const counted = moved >= COUNTED ? `${COUNTED} or more` : moved
  const cases = `Handed over from ${shortName(from)}: ${counted} ${moved === 1 ? 'case' : 'cases'}.`
  if (gone === 0) return cases
  return to === ''
    ? `${cases} Somebody has ${gone} of them by now.`
    : `${cases} ${shortName(to)} does not have ${gone} of them any more.`
}

/** A fault breaks the download off, so that no browser keeps a part of the file as the whole. */
function streamOf(first: string, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
