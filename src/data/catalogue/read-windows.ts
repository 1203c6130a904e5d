import { logFault } from '#data/stores/faults.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** The price windows in a tour's row. An invalid value is logged, and the tour has no price. */
export function readWindows({ id, windows }: { id: string; windows: unknown }): PriceWindow[] {
  if (Array.isArray(windows) && windows.every(isWindow)) return windows
  logFault('price-windows', windows, { message: `${id} has no price windows` })
  return []
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Checks the shape of a window. The rules (domain/prices/price-window.ts) are checked when prices are written; on
 * reading they would cost an eighth of a page's rendering.
 */
function isWindow(value: Partial<PriceWindow> | null): value is PriceWindow {
  if (!DAY.test(value?.from ?? '') || !DAY.test(value?.till ?? '')) return false
  return TIERS.every(({ key }) => Number.isInteger(value?.[key]?.current) && Number.isInteger(value?.[key]?.cut))
}
