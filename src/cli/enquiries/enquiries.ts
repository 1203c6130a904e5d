import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import { LockedError, whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { codeOf } from '#data/stores/faults.ts'
import { DAY, dayInIndia, isCalendarDay, startInIndia } from '#values/dates.ts'
import { readTravelDate } from '#values/travel-date.ts'
import { type Desk, DeskError, follow, type Request, USAGE } from './enquiry-commands.ts'

/** The staff's inbox: `npm run enquiries -- list`. It exits with 0 on success, else with 1. */
const FLAGS = ['due', 'held', 'dead', 'sent', 'remote', 'yes', 'by-name'] as const
const WORDS = ['from', 'to', 'since', 'before', 'tour', 'limit', 'out', 'name'] as const

refuseEatenOptions({ flags: FLAGS, words: WORDS, args: process.argv.slice(2) })
try {
  await main()
} catch (error) {
  // A store's message may contain personal data; only our own messages are printed.
  const isPlain = error instanceof DeskError || error instanceof LockedError
  console.error(isPlain ? error.message : `The stores did not answer (${codeOf(error)}). ${hint()}`)
  process.exitCode = 1
}

function hint(): string {
  return process.argv.includes('--remote') ? 'Is this machine logged in (npx wrangler login)?' : 'npm start makes them.'
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const request = toRequest(values, positionals)
  const { out } = values
  if (out && !existsSync(dirname(out))) throw new DeskError(`There is no folder ${dirname(out)}.`)
  console.error(placeLine(values.remote))
  // Imported only now, so that an invalid command is refused at once.
  const { openStores } = await import('#cli/databases/enquiry-store.ts')
  const stores = await openStores({ remote: values.remote })
  try {
    const confirm = values.yes ? async () => true : onceAsked(ask)
    const desk = { ...stores, now: Date.now(), confirm }
    give(await whenUnlocked(() => follow(desk, request)), out)
  } finally {
    await stores.close()
  }
}

/** Only the owner may read the file, because it contains personal data. */
function give(text: string, out: string | undefined): void {
  if (!out) return void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  writeFileSync(out, text, { mode: 0o600 })
  console.error(`Written to ${out}.`)
}

/** Asks each question once, also if the work is repeated. */
function onceAsked(confirm: Desk['confirm']): Desk['confirm'] {
  const answers = new Map<string, Promise<boolean>>()
  return (question) => {
    const answer = answers.get(question) ?? confirm(question)
    answers.set(question, answer)
    return answer
  }
}

type Options = ReturnType<typeof readArguments>['values']

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  const word = { type: 'string' } as const
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ due: flag, held: flag, dead: flag, sent: flag, remote: flag, yes: flag, 'by-name': flag },
        ...{ from: word, to: word, since: word, before: word, tour: word, limit: word, out: word, name: word },
      },
    })
  } catch (error) {
    throw new DeskError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function toRequest(options: Options, [command, ...subject]: string[]): Request {
  const { tour, name, limit = '50' } = options
  if (!command) throw new DeskError(USAGE)
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new DeskError('--limit takes a number from 1 on')
  const states = (['due', 'held', 'dead', 'sent'] as const).filter((state) => options[state])
  const from = startOf(options.from ?? options.since, '--from')
  const lastDay = startOf(options.to, '--to')
  const filter = { states, tour, from, before: lastDay === undefined ? undefined : lastDay + DAY }
  return {
    command,
    subject: subject.join(' ') || undefined,
    filter,
    before: startOf(options.before, '--before'),
    limit: Number(limit),
    name,
    byName: options['by-name'],
  }
}

/** The start of a day in India, in ms since 1970. */
function startOf(typed: string | undefined, option: string): number | undefined {
  if (typed === undefined) return undefined
  const day = readTravelDate(typed, dayInIndia(new Date()))
  if (!day || !isCalendarDay(day)) throw new DeskError(`${option} takes a day: 2026-11-01`)
  return startInIndia(day)
}

/** Without a terminal the answer is no. */
async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error(`${question}\nThis asks for a yes: run it in a terminal, or with --yes.`)
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} Type "yes": `)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
