import type { CarouselOrder } from '#data/catalogue/carousel-order.ts'
import type { OtherChange } from '#data/catalogue/changes.ts'
import type { FactReading } from '#data/facts/facts.ts'
import { deskMap, guideHistory } from '#desk/frame/desk-map.ts'
import { CAROUSELS } from '#domain/catalogue/carousels.ts'
import { noticeDays } from '#domain/site/site-notice.ts'
import { readableDate } from '#values/dates.ts'

/** A change other than a price, before and after in words, and the page for changing it again. */
export type ToldChange = { about: string; was: string; became: string; path: string; isUndoable: boolean }

/** `titles`: of tours and reviews, by id. */
export function toldChange({ entity, key, was, became }: OtherChange, titles: Map<string, string>): ToldChange {
  const title = (id: string) => titles.get(id) ?? id
  const told = (about: string, words: (value: unknown) => string, path: string) => ({
    about,
    was: words(was),
    became: words(became),
    path,
    // Notices are ended on their page, deleted reviews are added again, and new tours are withdrawn.
    isUndoable: entity !== 'notice' && !(entity === 'review' && !became) && !(entity === 'tour' && !was),
  })
  switch (entity) {
    case 'fact':
      return told(key, readingWords, `${deskMap.facts.path}/${key}`)
    case 'tour':
      return told(title(key), versionWords, `${deskMap.tours.path}/${key}`)
    case 'place':
      return told(key, versionWords, guideHistory('placeHistory', key))
    case 'country':
      return told(key, versionWords, guideHistory('countryHistory', key))
    case 'withdrawn':
      return told(title(key), standingWords, `${deskMap.tours.path}/${key}`)
    case 'priced-for':
      return told(title(key), (length) => `prices for ${length}`, `${deskMap.prices.path}/${key}`)
    case 'carousel':
      return told(carouselName(key), orderWords(title), deskMap.carousels.path)
    case 'notice':
      return told('Notice', noticeWords, deskMap.notice.path)
    case 'hidden':
      return told(title(key), (value) => (value ? 'off the site' : 'on the site'), deskMap.reviews.path)
    default:
      return told(title(key), (value) => (value ? 'on the site' : 'not there'), deskMap.reviews.path)
  }
}

function readingWords(reading: unknown): string {
  if (!reading) return 'as the files have it'
  const { source, checkedOn, expiresOn, by, text } = reading as FactReading
  return `${by === 'files' ? 'as the files have it: ' : ''}${text ? `“${text}” ` : ''}read ${readableDate(checkedOn)}, holds to ${readableDate(expiresOn)}, ${source}`
}

function orderWords(title: (id: string) => string): (order: unknown) => string {
  return (order) => {
    const places = Object.entries((order as CarouselOrder).places).sort(([, one], [, other]) => one - other)
    return places.map(([id]) => title(id)).join(', ')
  }
}

function standingWords(withdrawal: unknown): string {
  if (!withdrawal) return 'sold'
  const { since, reason } = withdrawal as { since: string; reason: string }
  return `not sold since ${readableDate(since)}: ${reason}`
}

function versionWords(version: unknown): string {
  return version ? `version ${version}` : 'not there'
}

function noticeWords(notice: unknown): string {
  if (!notice) return 'not on the site'
  const { text, ...days } = notice as Record<'text' | 'firstDay' | 'lastDay', string>
  return `“${text}”, ${noticeDays(days)}`
}

function carouselName(key: string): string {
  return Object.entries(CAROUSELS).find(([name]) => name === key)?.[1] ?? key
}
