import type { ReactElement } from 'react'
import type { PageHead } from './head.ts'

declare module 'hono' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface ContextRenderer {
    // biome-ignore lint/style/useShorthandFunctionType: as above
    (page: ReactElement, props: { head: PageHead }): Response | Promise<Response>
  }
}
