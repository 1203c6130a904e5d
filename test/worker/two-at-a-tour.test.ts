import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { backTo, publishTour, undoTour } from '../../src/data/authoring/publish-tour.ts'
import { dropDraft, saveSection } from '../../src/data/authoring/save-section.ts'
import { listVersions } from '../../src/data/authoring/tour-history.ts'
import { findWorkingTour, type WorkingTour } from '../../src/data/authoring/working-tours.ts'
import type { SectionName } from '../../src/domain/authoring/section-form.ts'
import { type Section, sectionOf } from '../../src/domain/authoring/sections.ts'
import type { TourDocument } from '../../src/domain/authoring/tour-document.ts'
import { wrapDatabase } from '../chaos/faults.ts'
import { unwriteTours } from '../support/written-tours.ts'

/** Two people at one tour, at the same moment or with forms of different ages: nothing is lost, doubled or put elsewhere. */
const db = env.CATALOGUE
const today = '2026-11-30'
const BALI = 'Bali6d5n'
let moment = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: moment++, actor: `${id}@patang.example`, note: id })

beforeEach(() => unwriteTours(db, env.CATALOGUE_SEED))

async function working(id = BALI): Promise<WorkingTour> {
  const found = await findWorkingTour(db, id)
  if (!found) throw new Error(`a tour is wanted: ${id}`)
  return found
}
type Change = (document: TourDocument) => Section
/** A form as it is opened now; it is sent when it is called. */
async function open(section: SectionName, id = BALI) {
  const { document, seen } = await working(id)
  return (form: string, change: Change) => {
    const wanted = { ...sectionOf(document, section), ...change(document) }
    return saveSection(db, by(form), { tour: id, section, seen, wanted })
  }
}
/** Opens a form and sends it; its change has the name of the section. */
const save = async (section: SectionName, change: Change, id = BALI) =>
  (await open(section, id))(`${id} ${section}`, change)
const putLive = async (form: string, id = BALI) =>
  publishTour(db, by(form), { tour: id, seen: (await working(id)).seen, today })
const dayOne =
  (differs: Partial<TourDocument['days'][number]>) =>
  ({ days }: TourDocument) => ({
    days: days.map((day, at) => (at === 0 ? { ...day, ...differs } : day)),
  })
const moveFirst: Change = ({ days: [first, second, ...rest] }) => {
  if (!first || !second) throw new Error('two days are wanted')
  return { days: [second, first, ...rest] }
}

it('A draft whose reply was lost, so that it is written again, leaves what a colleague has saved since', async () => {
  let isLost = false
  const lossy = wrapDatabase(db, async (call, query) => {
    const answer = await call()
    if (isLost || !query.includes('INSERT INTO draft_saves')) return answer
    isLost = true
    await save('days', dayOne({ title: 'A day of the colleague' }))
    throw new Error('D1_ERROR: Network connection lost.')
  })
  const { document, seen } = await working()
  const wanted = dayOne({ title: 'A day that was saved first' })(document)
  await saveSection(lossy, by('mine'), { tour: BALI, section: 'days', seen, wanted })
  expect([isLost, (await working()).document.days[0]?.title]).toEqual([true, 'A day of the colleague'])
})

describe('a form that was open while a colleague worked', () => {
  it.each([
    ['moved', moveFirst, dayOne({ meals: ['B', 'L', 'D'] })],
    ['changed', dayOne({ meals: ['B', 'L', 'D'] }), moveFirst],
  ])('asks where a day of both was %s: a change never goes to another day', async (_, theirs, mine) => {
    const form = await open('days')
    const [first] = (await working()).document.days
    await save('days', theirs)
    const before = (await working()).document.days
    const asked = await form('mine', mine)
    expect(asked).toMatchObject({ kind: 'conflict', conflicts: [{ place: 'days' }] })
    expect((await working()).document.days).toEqual(before)
    expect(before.filter(({ title }) => title === first?.title)).toHaveLength(1)
  })

  it('has in its question what the colleague alone has changed, so that an answer keeps it', async () => {
    const form = await open('names')
    await save('names', () => ({ title: 'Bali: the title of a colleague', line: 'The line of a colleague' }))
    const asked = await form('mine', () => ({ title: 'Bali: my own title' }))
    if (asked.kind !== 'conflict') throw new Error('a question is wanted')
    expect(asked.section).toMatchObject({ title: 'Bali: my own title', line: 'The line of a colleague' })
    const edit = { tour: BALI, section: 'names' as const, seen: asked.seen, wanted: asked.section }
    expect(await saveSection(db, by('answer'), edit)).toMatchObject({ kind: 'saved' })
    expect((await working()).document).toMatchObject({ title: 'Bali: my own title', line: 'The line of a colleague' })
  })

  it('is saved over what the colleague has put live meanwhile, and waits', async () => {
    await save('names', () => ({ line: 'A line that waits' }))
    const form = await open('names')
    await putLive('live')
    expect(await form('mine', () => ({ title: 'Bali: my own title' }))).toMatchObject({ kind: 'saved' })
    const { document, live, isDraft } = await working()
    expect([document.title, document.line, live?.line, isDraft]).toEqual([
      ...['Bali: my own title', 'A line that waits', 'A line that waits'],
      true,
    ])
  })

  it('brings nothing back of a draft that the colleague has thrown away', async () => {
    await save('names', () => ({ line: 'A line for nobody' }))
    const form = await open('names')
    expect(await dropDraft(db, by('drop'), { tour: BALI, seen: (await working()).seen })).toEqual({ kind: 'dropped' })
    expect(await form('mine', () => ({ title: 'Bali: my own title' }))).toMatchObject({ kind: 'saved', kept: ['line'] })
    const { document, live } = await working()
    expect([document.title, document.line]).toEqual(['Bali: my own title', live?.line])
  })

  it('asks where the colleague has gone back to an older version meanwhile, and loses none of both', async () => {
    await save('names', () => ({ line: 'The second line' }))
    await putLive('second')
    const form = await open('names')
    expect(await backTo(db, by('back'), { tour: BALI, version: 1, live: 2, today })).toMatchObject({ version: 3 })
    const asked = await form('mine', () => ({ title: 'Bali: my own title' }))
    expect(asked.kind).toBe('conflict')
    expect((await working()).document).toEqual((await working()).live)
  })
})

describe('at one moment', () => {
  it('two people who begin tours whose names differ in case alone begin one', async () => {
    const titles = ['Bali: the first copy', 'Bali: the second copy']
    const made = await Promise.all(
      ['Newcopy', 'newcopy'].map((id, at) =>
        newTour(db, by(`new ${at}`), { id, title: titles[at] ?? '', copyOf: BALI }),
      ),
    )
    expect(made.map(({ kind }) => kind).sort()).toEqual(['made', 'taken'])
    const { results } = await db.prepare("SELECT tour FROM tour_drafts WHERE lower(tour) = 'newcopy'").all()
    expect(results).toHaveLength(1)
  })

  it('two tours that claim one address go live one at a time: the second is stopped', async () => {
    for (const id of [BALI, 'Nepal'])
      await save('addresses', ({ path, alsoAt }) => ({ path: '/tour/Claimed', alsoAt: [...alsoAt, path] }), id)
    const answers = await Promise.all([BALI, 'Nepal'].map((id) => putLive(`live ${id}`, id)))
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['published', 'stopped'])
    expect(await db.prepare("SELECT count(*) AS n FROM tour_paths WHERE key = '/tour/claimed'").first('n')).toBe(1)
  })

  it('a publication and a saved form are both there: the one that comes second is told', async () => {
    await save('names', () => ({ line: 'A line that waits' }))
    const { seen } = await working()
    const form = await open('description')
    const [live, saved] = await Promise.all([
      publishTour(db, by('live'), { tour: BALI, seen, today }),
      form('mine', ({ description }) => ({ description: `${description} And the sea.` })),
    ])
    expect(saved).toMatchObject({ kind: 'saved' })
    const { document, live: shown } = await working()
    expect(document.description).toMatch(/And the sea\.$/)
    expect(live.kind === 'moved' || shown?.line === 'A line that waits').toBe(true)
    expect(document.line).toBe('A line that waits')
  })

  it('an undo and a new publication leave each version once, and what is live is the newest', async () => {
    await save('names', () => ({ line: 'The second line' }))
    await putLive('second')
    const change =
      (await db.prepare("SELECT change FROM change_rows WHERE entity = 'tour'").first<string>('change')) ?? ''
    await save('description', ({ description }) => ({ description: `${description} And the sea.` }))
    await Promise.all([undoTour(db, by('undo'), { change, today }), putLive('third')])
    const versions = await listVersions(db, BALI)
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length)
    const { document, live, version } = await working()
    expect([version, document.description]).toEqual([versions[0]?.version, expect.stringMatching(/And the sea\.$/)])
    expect(live?.description).toBe(document.description)
  })
})
