import { createRemoteJWKSet, customFetch } from 'jose/jwks/remote'
import { jwtVerify } from 'jose/jwt/verify'
import { within } from '#data/faults.ts'

/** The application in Cloudflare Access that stands before the desk: whose it is, and its audience tag. */
export type AccessApplication = { team: string; audience: string }

const MINUTE = 60_000
/** How long keys are used before they are read again, in ms. Cloudflare keeps an old one for a week. */
const KEYS_HOLD = 60 * MINUTE
/** How long somebody waits for Access, in ms. */
const PATIENCE = 2000
/** Access' tokens have some 1,000 characters. */
const LONGEST_TOKEN = 8192
/** How far the clocks may differ, in seconds. */
const TOLERANCE = 5

type Configured = { [Part in keyof AccessApplication]: AccessApplication[Part] | undefined }

/** The application by the configuration; undefined where a part is missing or a team's name cannot be one. */
export function accessApplication(configured: Configured): AccessApplication | undefined {
  const { team, audience } = configured
  if (!team || !audience || !/^[a-z0-9][a-z0-9-]{0,62}$/.test(team)) return undefined
  return { team, audience }
}

/**
 * Who asks, by e-mail in lower case: as the platform says it of our application, or else by the token that Access put
 * into `Cf-Access-Jwt-Assertion`. Nothing else counts: no cookie, no header with a plain address. Undefined: nobody.
 */
export async function findVisitor(
  request: Request,
  access: CloudflareAccessContext | undefined,
  application: AccessApplication,
): Promise<string | undefined> {
  const isOurs = access?.aud === application.audience
  const email = isOurs ? await emailOf(access) : await emailIn(request, application)
  return typeof email === 'string' && email.includes('@') ? email.toLowerCase() : undefined
}

async function emailOf(access: CloudflareAccessContext): Promise<unknown> {
  const identity = await within(PATIENCE, access.getIdentity()).catch(() => undefined)
  return identity?.email
}

/** A token that says "app" is a person's; a service's has no address. Whatever is wrong with one, it is nobody's. */
async function emailIn(request: Request, application: AccessApplication): Promise<unknown> {
  const token = request.headers.get('cf-access-jwt-assertion')
  if (!token || token.length > LONGEST_TOKEN) return undefined
  const issuer = issuerOf(application)
  try {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      algorithms: ['RS256'],
      issuer,
      audience: application.audience,
      requiredClaims: ['exp', 'iat', 'email'],
      clockTolerance: TOLERANCE,
    })
    return payload.type === 'app' ? payload.email : undefined
  } catch {
    return undefined
  }
}

function issuerOf({ team }: AccessApplication): string {
  return `https://${team}.cloudflareaccess.com`
}

type Keys = ReturnType<typeof createRemoteJWKSet>
let known: { issuer: string; keys: Keys } | undefined

/** The team's keys, from its one address. A token that names another key has them read again, once a minute at most. */
function keysOf(issuer: string): Keys {
  if (known?.issuer === issuer) return known.keys
  let askedAt = 0
  const ask: typeof fetch = (input, init) => {
    if (keys.fresh && Date.now() - askedAt < MINUTE) return Promise.reject(new Error('the keys were read just now'))
    askedAt = Date.now()
    return fetch(input, init)
  }
  const keys: Keys = createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), {
    cacheMaxAge: KEYS_HOLD,
    cooldownDuration: MINUTE,
    timeoutDuration: PATIENCE,
    [customFetch]: ask,
  })
  known = { issuer, keys }
  return keys
}

/** Forgets what memory holds: a test starts with none. */
export function forgetAccessKeys(): void {
  known = undefined
}
