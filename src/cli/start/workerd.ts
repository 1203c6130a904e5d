import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { changing, type Newest } from './newest-worker.ts'

/**
 * A Worker on workerd. `module`: its JavaScript, or a function for the newest. `assets` and `state`: the folders of its
 * files and stores. `vars`: configuration beyond wrangler.toml. `access`: the person and application for miniflare's
 * simulation of Cloudflare Access. `say`: receives each line of output.
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

/** Miniflare's options: the Worker with the bindings of wrangler.toml. */
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

/** Secrets of this machine only. */
const LOCAL = { VISITOR_LINK_SECRET: 'of a local site' }

/** workerd's message, twice and with its stack, when a host on the internet is not found. */
const OFFLINE = /failed to lookup address|^stack: /

/** Logs each mail as a line with its file, and every error. */
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

/** A mail's file and kind; not its whole subject, which contains a name. */
function mailLine(message: string): string {
  const [subject = ''] = /^Subject: .*$/m.exec(message) ?? []
  const [kind = 'Enquiry'] = /(?<=^Subject: )(Held|Added|Withdrawn)(?=: )/.exec(subject) ?? []
  const [reference] = /[A-Z]+-\w{5}-\w{5}(?=$|,)/.exec(subject) ?? []
  const [, file = ''] = /^HTML: (.*)$/m.exec(message) ?? /^Text: (.*)$/m.exec(message) ?? []
  return `${reference ? `Mail: ${kind} ${reference}` : 'Mail to the staff'}\n  ${file}`
}
