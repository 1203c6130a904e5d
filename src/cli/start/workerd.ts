import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { changing, type Newest } from './newest-worker.ts'

/**
 * A Worker on workerd. `module`: its JavaScript, or what gives the newest at any time. `assets`: the folder of its files.
 * `state`: the folder of its stores. `vars`: what is configured beyond wrangler.toml. `access`: whom miniflare's own
 * simulation of Cloudflare Access signs in, and to which application. `say`: what is done with a line that workerd or the
 * Worker writes.
 */
export type Serving = {
  host: string
  port: number
  module: string | (() => Newest)
  assets: string
  state: string
  vars?: Record<string, string>
  access?: { aud: string; identity: Record<string, unknown> }
  say: (line: string) => void
}

/** What miniflare is to serve: the Worker with the bindings of wrangler.toml. */
export function workerdOptions({ host, port, module, assets, state, vars = {}, access, say }: Serving) {
  const { assets: routes, bindings, ...options } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const served = typeof module === 'string' ? fixed(module) : changing(module)
  return convertV4MiniflareOptions({
    host,
    port,
    cf: false,
    log: new Lines(say),
    handleStructuredLogs: ({ level, message }) => {
      if ((level === 'error' || level === 'warn') && !OFFLINE.test(message)) say(message)
    },
    ...served.all,
    resourcePersistencePath: resolve(state, 'v3'),
    resourceTmpPath: resolve(state, 'mail'),
    workers: [
      {
        ...options,
        ...served.worker,
        ...(access && { access }),
        bindings: Object.assign({}, bindings, LOCAL, vars),
        assets: Object.assign({}, routes, { binding: 'ASSETS', directory: resolve(assets) }),
      },
    ],
  })
}

function fixed(module: string) {
  return { all: {}, worker: { modules: [{ type: 'ESModule' as const, path: 'index.js', contents: module }] } }
}

/** Secrets of this machine alone. */
const LOCAL = { VISITOR_LINK_SECRET: 'of a local site' }

/** What workerd says, twice and with its own stack, when a host on the internet is not found. */
const OFFLINE = /failed to lookup address|^stack: /

/** Each mail, as a line that says where it can be read, and whatever goes wrong. */
class Lines extends Log {
  readonly #say: (line: string) => void

  constructor(say: (line: string) => void) {
    super(LogLevel.INFO)
    this.#say = say
  }

  override logWithLevel(level: LogLevel, message: string): void {
    if (message.startsWith('send_email')) this.#say(mailLine(message))
    else if (level <= LogLevel.WARN && !OFFLINE.test(message)) this.#say(message)
  }
}

/** Where a mail can be read, and which one it is; never its whole subject, which names a person. */
function mailLine(message: string): string {
  const [subject = ''] = /^Subject: .*$/m.exec(message) ?? []
  const [kind = 'Enquiry'] = /(?<=^Subject: )(Held|Added|Withdrawn)(?=: )/.exec(subject) ?? []
  const [reference] = /[A-Z]+-\w{5}-\w{5}(?=$|,)/.exec(subject) ?? []
  const [, file = ''] = /^HTML: (.*)$/m.exec(message) ?? /^Text: (.*)$/m.exec(message) ?? []
  return `${reference ? `Mail: ${kind} ${reference}` : 'Mail to the staff'}\n  ${file}`
}
