import { CAROUSELS } from '#data/desk/carousels.ts'
import type { OtherChange } from '#data/desk/changes.ts'
import { readableDate } from '#domain/dates.ts'
import { noticeDays } from '#domain/site-notice.ts'
import { deskMap } from './desk-map.ts'

/** A change of something else than a price, before and after as people read it, and where it can be changed again. */
export type ToldChange = { about: string; was: string; became: string; path: string }

/** `titles`: what each tour is called, by its id. */
export function toldChange({ entity, key, was, became }: OtherChange, titles: Map<string, string>): ToldChange {
  const title = (id: string) => titles.get(id) ?? id
  const told = (about: string, words: (value: unknown) => string, path: string) => ({
    about,
    was: words(was),
    became: words(became),
    path,
  })
  switch (entity) {
    case 'fact':
      return told(key, readingWords, `${deskMap.facts.path}/${key}`)
    case 'withdrawn':
      return told(title(key), standingWords, `${deskMap.tours.path}/${key}`)
    case 'carousel':
      return told(carouselName(key), (ids) => (ids as string[]).map(title).join(', '), deskMap.carousels.path)
    case 'notice':
      return told('Notice', noticeWords, deskMap.notice.path)
    default:
      return told(key, (value) => (value ? 'on the site' : 'not there'), deskMap.reviews.path)
  }
}

function readingWords(reading: unknown): string {
  if (!reading) return 'as the files have it'
  const { source, checkedOn, expiresOn } = reading as Record<'source' | 'checkedOn' | 'expiresOn', string>
  return `read ${readableDate(checkedOn)}, holds to ${readableDate(expiresOn)}, ${source}`
}

function standingWords(withdrawal: unknown): string {
  if (!withdrawal) return 'sold'
  const { since, reason } = withdrawal as { since: string; reason: string }
  return `not sold since ${readableDate(since)}: ${reason}`
}

function noticeWords(notice: unknown): string {
  if (!notice) return 'not on the site'
  const { text, ...days } = notice as Record<'text' | 'firstDay' | 'lastDay', string>
  return `“${text}”, ${noticeDays(days)}`
}

function carouselName(key: string): string {
  return Object.entries(CAROUSELS).find(([name]) => name === key)?.[1].name ?? key
}
