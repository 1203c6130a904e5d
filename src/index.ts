import type { Bindings } from '#env.ts'
import { app } from './app.tsx'

export default { fetch: app.fetch } satisfies ExportedHandler<Bindings>
