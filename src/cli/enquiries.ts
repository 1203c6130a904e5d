import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { codeOf } from '#data/faults.ts'
import { isCalendarDay } from '#domain/dates.ts'
import { refuseEatenOptions } from './eaten-options.ts'
import { DeskError, follow, type Request, USAGE } from './enquiry-commands.ts'
import { openStores } from './enquiry-store.ts'
import { placeLine } from './place-line.ts'

/** The staff's inbox: `npm run enquiries -- list`. */
const FLAGS = ['due', 'held', 'dead', 'sent', 'remote', 'yes'] as const
const WORDS = ['since', 'tour', 'limit', 'out'] as const

refuseEatenOptions({ flags: FLAGS, words: WORDS, args: process.argv.slice(2) })
try {
  await main()
} catch (error) {
  // A store's message may repeat a person's data; the staff's own mistakes have sentences of ours.
  console.error(error instanceof DeskError ? error.message : `The stores did not answer (${codeOf(error)}). ${hint()}`)
  process.exitCode = 1
}

function hint(): string {
  return process.argv.includes('--remote') ? 'Is this machine logged in (npx wrangler login)?' : 'npm start makes them.'
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const request = toRequest(values, positionals)
  console.error(placeLine(values.remote))
  const stores = await openStores({ remote: values.remote })
  try {
    const confirm = values.yes ? async () => true : ask
    const text = await follow({ ...stores, now: Date.now(), confirm }, request)
    if (values.out) writeFileSync(values.out, text, { mode: 0o600 })
    else process.stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  } finally {
    await stores.close()
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
        ...{ due: flag, held: flag, dead: flag, sent: flag, remote: flag, yes: flag },
        ...{ since: word, tour: word, limit: word, out: word },
      },
    })
  } catch {
    throw new DeskError(USAGE)
  }
}

function toRequest(options: Options, [command, ...subject]: string[]): Request {
  const { since, tour, limit = '50' } = options
  if (!command) throw new DeskError(USAGE)
  if (since !== undefined && !isCalendarDay(since)) throw new DeskError('--since takes a day: 2026-11-01')
  if (!/^\d{1,5}$/.test(limit)) throw new DeskError('--limit takes a number')
  const states = (['due', 'held', 'dead', 'sent'] as const).filter((state) => options[state])
  const filter = { states, tour, since: since === undefined ? undefined : Date.parse(`${since}T00:00:00+05:30`) }
  return { command, subject: subject.join(' ') || undefined, filter, limit: Number(limit) }
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
