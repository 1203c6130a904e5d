import { logFault } from '#data/stores/faults.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** A tour's price windows as its row holds them. A row that holds anything else is logged and has no price to show. */
export function readWindows({ id, windows }: { id: string; windows: unknown }): PriceWindow[] {
  if (Array.isArray(windows) && windows.every(isWindow)) return windows
  logFault('price-windows', windows, { message: `${id} has no price windows` })
  return []
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether a value is shaped as a window. Its rules (domain/prices/price-window.ts) are held where prices are written: held on
 * reading as well, they cost an eighth of a page's rendering.
 */
function isWindow(value: Partial<PriceWindow> | null): value is PriceWindow {
  if (!DAY.test(value?.from ?? '') || !DAY.test(value?.till ?? '')) return false
  return TIERS.every(({ key }) => Number.isInteger(value?.[key]?.current) && Number.isInteger(value?.[key]?.cut))
}
