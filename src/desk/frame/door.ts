import { decodeHeader, verifyWithJwks } from 'hono/utils/jwt/jwt'
import { accessKeys } from '#data/staff/access-keys.ts'
import { within } from '#data/stores/faults.ts'

/** The desk's application in Cloudflare Access: its team and audience tag. */
export type AccessApplication = { team: string; audience: string }

/** How long the platform may take to identify the person, in ms. */
const PATIENCE = 2000
/** Access' tokens have some 1,000 characters. */
const LONGEST_TOKEN = 8192
/** How far Access' clock may be ahead of ours, in seconds. */
const TOLERANCE = 5

type Configured = { [Part in keyof AccessApplication]: AccessApplication[Part] | undefined }

/** The configured application; undefined: a part is missing, or the team's name is invalid. */
export function accessApplication(configured: Configured): AccessApplication | undefined {
  const { team, audience } = configured
  if (!team || !audience || !/^[a-z0-9][a-z0-9-]{0,62}$/.test(team)) return undefined
  return { team, audience }
}

/**
 * The person's e-mail in lower case, as the platform verified it for our application. If the platform is silent, the
 * token in `Cf-Access-Jwt-Assertion` is verified. Cookies and plain address headers do not count. Undefined: not
 * identified.
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

/** The application. `later`: keeps the reading of its keys running after the response. */
type Verifying = AccessApplication & { later: (work: Promise<unknown>) => void }

/** An invalid token identifies no person. */
async function emailIn(request: Request, verifying: Verifying): Promise<unknown> {
  const token = request.headers.get('cf-access-jwt-assertion')
  if (!token || token.length > LONGEST_TOKEN) return undefined
  return verifiedEmail(token, verifying).catch(() => undefined)
}

/** Hono accepts a token without an expiry; we do not. */
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

/** The type "app" means a person; a service's token has no address. */
function isPersonNow({ exp, nbf = 0, type }: Record<string, unknown>): boolean {
  const isBegun = typeof nbf === 'number' && nbf <= Date.now() / 1000 + TOLERANCE
  return typeof exp === 'number' && isBegun && type === 'app'
}
