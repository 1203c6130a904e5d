import { decodeHeader, verifyWithJwks } from 'hono/utils/jwt/jwt'
import { accessKeys } from '#data/staff/access-keys.ts'
import { within } from '#data/stores/faults.ts'

/** The application in Cloudflare Access that stands before the desk: whose it is, and its audience tag. */
export type AccessApplication = { team: string; audience: string }

/** How long the platform may take to name the person, in ms. */
const PATIENCE = 2000
/** Access' tokens have some 1,000 characters. */
const LONGEST_TOKEN = 8192
/** How far Access' clock may be ahead of ours, in seconds. */
const TOLERANCE = 5

type Configured = { [Part in keyof AccessApplication]: AccessApplication[Part] | undefined }

/** The application by the configuration; undefined where a part is missing or a team's name cannot be one. */
export function accessApplication(configured: Configured): AccessApplication | undefined {
  const { team, audience } = configured
  if (!team || !audience || !/^[a-z0-9][a-z0-9-]{0,62}$/.test(team)) return undefined
  return { team, audience }
}

/**
 * Who asks, by e-mail in lower case, as the platform says it of our application. Where it says nothing or does not
 * answer, the token counts that Access put into `Cf-Access-Jwt-Assertion`. Nothing else counts: no cookie, no header
 * with a plain address. Undefined: nobody.
 */
export async function findVisitor(
  request: Request,
  execution: Pick<ExecutionContext, 'access' | 'waitUntil'>,
  application: AccessApplication,
): Promise<string | undefined> {
  const { access } = execution
  const named = access?.aud === application.audience ? await emailOf(access) : undefined
  const later = (work: Promise<unknown>) => execution.waitUntil(work)
  const email = named ?? (await emailIn(request, { ...application, later }))
  return typeof email === 'string' && email.includes('@') ? email.toLowerCase() : undefined
}

async function emailOf(access: CloudflareAccessContext): Promise<unknown> {
  const identity = await within(PATIENCE, access.getIdentity()).catch(() => undefined)
  return identity?.email
}

/** The application, and how a reading of its keys goes on after the answer. */
type Verifying = AccessApplication & { later: (work: Promise<unknown>) => void }

/** Whatever is wrong with a token, it is nobody's. */
async function emailIn(request: Request, verifying: Verifying): Promise<unknown> {
  const token = request.headers.get('cf-access-jwt-assertion')
  if (!token || token.length > LONGEST_TOKEN) return undefined
  return verifiedEmail(token, verifying).catch(() => undefined)
}

/** Hono's own check of the times lets a token pass that names no end: ours wants one. */
async function verifiedEmail(token: string, { team, audience, later }: Verifying): Promise<unknown> {
  const { alg, kid } = decodeHeader(token) as { alg?: unknown; kid?: unknown }
  if (alg !== 'RS256' || typeof kid !== 'string') return undefined
  const issuer = `https://${team}.cloudflareaccess.com`
  const payload = await verifyWithJwks(token, {
    keys: await accessKeys(issuer, kid, later),
    allowedAlgorithms: ['RS256'],
    verification: { iss: issuer, aud: audience, exp: true, nbf: false, iat: false },
  })
  return isPersonNow(payload) ? payload.email : undefined
}

/** A token that says "app" is a person's; a service's has no address. */
function isPersonNow({ exp, nbf = 0, type }: Record<string, unknown>): boolean {
  const isBegun = typeof nbf === 'number' && nbf <= Date.now() / 1000 + TOLERANCE
  return typeof exp === 'number' && isBegun && type === 'app'
}
