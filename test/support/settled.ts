import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'

type Incoming = Parameters<typeof worker.fetch>[0]

/**
 * Asks the Worker for a path or an address of another host, with some bindings replaced, and waits for what goes on
 * behind its answer.
 */
export async function visitSettled(
  address: string,
  init: RequestInit = {},
  bindings: Partial<Bindings> = {},
): Promise<Response> {
  const context = createExecutionContext()
  const url = address.startsWith('/') ? `https://patang.example${address}` : address
  const request = new Request(url, { redirect: 'manual', ...init }) as Incoming
  const response = await worker.fetch(request, { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}
