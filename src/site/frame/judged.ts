import { type Hook, zValidator } from '@hono/zod-validator'
import type { Context, ValidationTargets } from 'hono'
import { createMiddleware } from 'hono/factory'
import type * as z from 'zod/mini'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import type { AppEnv } from '#env.ts'
import { refuse } from './refuse.tsx'

/** Answers what a schema refuses. */
type Refusing = (c: Context<AppEnv>, error: Pick<z.core.$ZodError, 'issues'>) => Response | Promise<Response>

const unknownChoice: Refusing = (c) => refuse(c, 400, 'We do not know this choice.')
/** A path that no page can have. */
const unknownPath: Refusing = async (c) => c.notFound()

/**
 * Judges one part of a request by a schema.
 * @param refusing answers what the schema refuses, where a form has to come back; else a path is not found, and all other
 * parts are answered with 400 and one sentence
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

/** The same by a schema that hangs on the day in India. */
export function judgedOn<Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schemaOn: (today: string) => Schema,
): ReturnType<typeof judged<Target, Schema>> {
  return (c, next) => judged(target, schemaOn(c.get('today')))(c, next)
}

/** Reads a form of at most so many bytes for `judged('form', …)`; refuses one from another site and a longer one. */
export function formAtMost(bytes: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const refusal = await readForm(c, bytes)
    if (refusal) return refusal
    return c.get('isCut') ? refuse(c, 413, 'This is longer than we can take.') : next()
  })
}

/** The same of a form that people write in: of a longer one the route gets the beginning, to give it back, and `isCut`. */
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
