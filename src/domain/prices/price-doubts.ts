import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { readableDate } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { type CellChange, changesBetween } from './price-cells.ts'
import { isFarFrom, type PriceWindow, windowsInOrder } from './price-window.ts'

/**
 * Changes of a tour's prices that look like slips, one sentence each. A price is doubtful where it is more than half
 * away from its former price or from a window beside it, more than twice the next lower tier, or less than half its
 * struck price. The person who changes it confirms it.
 */
export function priceDoubts(
  { title, windows }: { title: string; windows: PriceWindow[] },
  next: PriceWindow[],
): string[] {
  const ordered = windowsInOrder(next)
  return changesBetween(windows, next).flatMap((change) => {
    const at = ordered.findIndex(({ from }) => from === change.from)
    const window = ordered[at]
    if (!window || !isOther(change)) return []
    const beside = [ordered[at - 1], ordered[at + 1]].flatMap((near) => near ?? [])
    const about = `${title}, ${tierName(change.tier)}, ${daysOf(window)}`
    return doubtsOf(change, { window, beside }).map((text) => `${about}: ${text}`)
  })
}

function isOther({ was, became }: CellChange): boolean {
  return became?.current !== was?.current || became?.cut !== was?.cut
}

type Around = { window: PriceWindow; beside: PriceWindow[] }

function doubtsOf({ tier, was }: CellChange, { window, beside }: Around): string[] {
  const { current, cut } = window[tier]
  const before = was ? [{ price: was.current, about: 'until now' }] : []
  const others = beside.map((near) => ({ price: near[tier].current, about: daysOf(near) }))
  const isFarStruck = cut > 2 * current
  return [
    ...jump(current, [...before, ...others]),
    ...besideTiers(window, tier),
    ...(isFarStruck ? [`the struck price ${rupees(cut)} is more than twice ${rupees(current)}`] : []),
  ]
}

function jump(current: number, others: { price: number; about: string }[]): string[] {
  const far = others.find(({ price }) => isFarFrom(price, current))
  return far ? [`${rupees(current)} is more than half away from ${rupees(far.price)} (${far.about})`] : []
}

function besideTiers(window: PriceWindow, tier: TierKey): string[] {
  const at = TIERS.findIndex(({ key }) => key === tier)
  const current = window[tier].current
  return [TIERS[at - 1], TIERS[at + 1]].flatMap((other) => {
    if (!other) return []
    const price = window[other.key].current
    const isFar = Math.max(price, current) > 2 * Math.min(price, current)
    return isFar ? [`${rupees(current)} stands beside ${rupees(price)} for ${tierName(other.key)}`] : []
  })
}

function daysOf({ from, till }: PriceWindow): string {
  return `${readableDate(from)} to ${readableDate(till)}`
}
