import { pathTo } from '#domain/site/paths.ts'
import type { Consent } from '#domain/visit/preferences.ts'

/**
 * Outside services that watch how the site is used. None is configured by default; then pages contain nothing of this.
 * A configured one loads only for a visitor who agreed (DPDP Rules 2025).
 */
export type Services = { analyticsId?: string | undefined; recorderId?: string | undefined }

/** A service's script, and the single host for its requests. */
export type OutsideTag = { id: string; script: string; host: string; loadsMore: boolean }

/** The configured tags. An id is letters, digits, dots and dashes; any other is ignored. */
export function configuredTags({ analyticsId, recorderId }: Services): OutsideTag[] {
  return [...(isId(analyticsId) ? [plausible(analyticsId)] : []), ...(isId(recorderId) ? [clarity(recorderId)] : [])]
}

/** Adds the question to a page's footer and, for a visitor who agreed, the scripts to its head. */
export function addTags(rewriter: HTMLRewriter, tags: OutsideTag[], consent: Consent | undefined): void {
  rewriter.on('[data-consent]', { element: (footer) => void footer.append(question(consent), { html: true }) })
  if (consent !== 'yes') return
  const scripts = tags.map(({ script }) => script).join('')
  rewriter.on('head', { element: (head) => void head.append(scripts, { html: true }) })
}

function isId(text: string | undefined): text is string {
  return text !== undefined && /^[\w.-]{1,64}$/.test(text)
}

/** The id is the site's name (plausible.io/docs/plausible-script). */
function plausible(id: string): OutsideTag {
  const script = `<script defer data-domain="${id}" src="https://plausible.io/js/script.js"></script>`
  return { id, script, host: 'https://plausible.io', loadsMore: false }
}

/** Its script loads the recorder. The id is the project's (learn.microsoft.com/clarity/setup-and-installation/clarity-csp). */
function clarity(id: string): OutsideTag {
  const script = `<script async src="https://www.clarity.ms/tag/${id}"></script>`
  return { id, script, host: 'https://*.clarity.ms', loadsMore: true }
}

/** Asks until it is answered; both answers can be changed as easily as they were given. */
function question(consent: Consent | undefined): string {
  const [sentence, answers] = QUESTIONS[consent ?? 'unanswered']
  const buttons = answers.map(
    ([value, label]) => `<button type="submit" name="consent" value="${value}">${label}</button>`,
  )
  return `<form class="wrap small" method="post" action="${pathTo('preferences')}"><span>${sentence}</span>${buttons.join('')}</form>`
}

type Answer = [value: Consent, label: string]

const QUESTIONS: Record<Consent | 'unanswered', [sentence: string, answers: Answer[]]> = {
  unanswered: [
    'May an outside service measure and record how you use this site, so that we can mend what is hard to use?',
    [
      ['yes', 'Yes, measure'],
      ['no', 'No'],
    ],
  ],
  yes: ['An outside service measures how you use this site.', [['no', 'Stop measuring']]],
  no: ['No outside service measures how you use this site.', [['yes', 'Allow measuring']]],
}
