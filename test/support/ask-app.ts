import { app } from '../../src/app.tsx'
import type { Bindings } from '../../src/env.ts'
import { requestContext } from '../../src/site/frame/request-context.ts'

/** Asks the app alone: no stored page before it, nothing adapted after it. */
export async function askApp(request: Request, bindings: Bindings, execution: ExecutionContext): Promise<Response> {
  const context = requestContext(request, bindings, execution)
  return app.fetch(request, { ...bindings, context }, execution)
}
