import type { Published } from '#data/authoring/publish-tour.ts'

export type NotLive = Exclude<Published, { kind: 'published' }>

export const NOT_LIVE: Record<NotLive['kind'], string> = {
  moved: 'A colleague has changed the tour since this page was shown. Read the changes once more.',
  'draft-waits': 'The tour has changes that are not live yet. Put them live or throw them away first.',
  stopped: 'That version cannot be live as the catalogue is now. Choose it in the history to see why.',
  nothing: 'Visitors see that version already.',
  gone: 'That version is not kept any more.',
}
