import { type Hook, zValidator } from '@hono/zod-validator'
import type { Context, ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import type { AppEnv } from '#env.ts'
import { refuse } from './refuse.tsx'

/** Answers a request that a schema refuses. */
type Refusing = (c: Context<AppEnv>, error: Pick<z.core.$ZodError, 'issues'>) => Response | Promise<Response>

const unknownChoice: Refusing = (c) => refuse(c, 400, 'We do not know this choice.')
/** A path that no page has. */
const unknownPath: Refusing = async (c) => c.notFound()

/**
 * Validates one part of a request by a schema.
 * @param refusing answers a refused form; by default a path is not found, and other parts are answered with 400 and one
 * sentence
 */
export function judged<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
  refusing = target === 'param' ? unknownPath : unknownChoice,
) {
  const hook: Hook<z.output<Schema>, AppEnv, string, Target, object, Schema> = (result, c) =>
    result.success ? undefined : refusing(c, result.error)
  return zValidator<Schema, Target, AppEnv, string, typeof hook>(target, schema, hook)
}

/** The same by a schema that depends on the day in India. */
export function judgedOn<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schemaOn: (today: string) => Schema,
): ReturnType<typeof judged<Target, Schema>> {
  return (c, next) => judged(target, schemaOn(c.get('today')))(c, next)
}

/** Reads a form with a limit in bytes for `judged('form', …)`; refuses a longer one and one from another site. */
export function formAtMost(bytes: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const refusal = await readForm(c, bytes)
    if (refusal) return refusal
    return c.get('isCut') ? refuse(c, 413, 'This is longer than we can take.') : next()
  })
}

/** The same for a form with long texts: of a longer one the route gets the beginning, to show it again, and `isCut`. */
export function formOrBeginning(bytes: number) {
  return createMiddleware<AppEnv>(async (c, next) => (await readForm(c, bytes)) ?? next())
}

/** Returns the refusal of a form from another site. */
async function readForm(c: Context<AppEnv>, bytes: number): Promise<Response | undefined> {
  if (isCrossSite(c.req.raw)) return refuse(c, 403, 'This was sent from another site.')
  const { form, end } = await readFormAtMost(c.req.raw, bytes)
  c.set('isCut', end === 'too long')
  c.req.bodyCache.formData = form ?? new FormData()
  return undefined
}
