import { type PriceWindow, PriceWindows } from '#domain/price-window.ts'

/** A tour's price windows as its row holds them. A row that holds anything else is logged and has no price to show. */
export function readWindows({ id, windows }: { id: string; windows: unknown }): PriceWindow[] {
  const read = PriceWindows.safeParse(windows)
  if (read.success) return read.data
  console.error(JSON.stringify({ kind: 'price-windows', tour: id, fault: read.error.issues[0]?.message }))
  return []
}
