import type { Context } from 'hono'
import type { DeskEnv } from './desk-env.ts'

/** The stores that hold something of a person. */
export function storesOf({ env }: Context<DeskEnv>) {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL }
}
