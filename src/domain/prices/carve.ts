import { daysAfter } from '#domain/dates.ts'
import type { PriceWindow } from '#domain/price-window.ts'
import { inOrder } from './price-cells.ts'

/**
 * The windows after another one is laid over them: what it covers gives way, and a window that it lies within goes on
 * after it at its own prices.
 */
export function carve(windows: PriceWindow[], piece: PriceWindow): PriceWindow[] {
  const rest = windows.flatMap((window) => [
    ...(window.from < piece.from ? [{ ...window, till: earlier(window.till, daysAfter(piece.from, -1)) }] : []),
    ...(window.till > piece.till ? [{ ...window, from: later(window.from, daysAfter(piece.till, 1)) }] : []),
  ])
  return inOrder([...rest, piece])
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
