import { APPLY_ORDERS, orderNow } from '#data/catalogue/carousel-order.ts'
import { type Author, makeChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { APPLY_REVIEWS, isHiddenNow, isThereNow } from '#data/catalogue/edit-reviews.ts'
import { APPLY_PRICED_FOR, pricedForNow } from '#data/catalogue/prices-hold.ts'
import { APPLY_WITHDRAWN, withdrawnNow } from '#data/catalogue/withdrawals.ts'
import { CAROUSELS, type CarouselName } from '#domain/catalogue/carousels.ts'
import { APPLY_READINGS, isShownNow } from './facts.ts'

/**
 * Undoes the values of a change other than prices, where they still hold, with their former origin. Notices are ended
 * on their page and deleted reviews are added again, so neither is undone here.
 * @returns false: nothing of it still holds or can be undone
 */
export function undoChange(database: D1Database, author: Author, undone: string): Promise<boolean> {
  const holds = `EXISTS (SELECT 1 FROM change_rows AS r WHERE r.change = ?5 AND ${STANDS})`
  return makeChange(database, author, {
    shown: { holds, value: undone },
    change: [[TAKE_BACK, undone], ...APPLY],
    undoes: undone,
  })
}

const APPLY = [...APPLY_WITHDRAWN, ...APPLY_PRICED_FOR, ...APPLY_READINGS, ...APPLY_ORDERS, ...APPLY_REVIEWS]

const ORDERS = (Object.keys(CAROUSELS) as CarouselName[]).map((name) => `WHEN '${name}' THEN ${orderNow(name)}`)

/** Whether a changed value still holds. Older changes did not store the files' reading of a fact, so they cannot be undone. */
const STANDS = `CASE r.entity
  WHEN 'withdrawn' THEN ${withdrawnNow('r.key')} IS r.became
  WHEN 'priced-for' THEN ${pricedForNow('r.key')} IS r.became
  WHEN 'fact' THEN r.was IS NOT NULL AND ${isShownNow('r.key', 'r.became')}
  WHEN 'carousel' THEN CASE r.key ${ORDERS.join(' ')} END IS r.became
  WHEN 'hidden' THEN ${isHiddenNow('r.key')} IS r.became
  WHEN 'review' THEN r.became IS NOT NULL AND ${isThereNow('r.key')} IS r.became
  ELSE 0 END`

const TAKE_BACK = `INSERT INTO change_rows (change, entity, key, was, became) SELECT ?1, entity, key, became, was
  FROM change_rows AS r WHERE r.change = ?3 AND ${STANDS} AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
