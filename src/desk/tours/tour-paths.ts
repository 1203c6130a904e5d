import { deskMap } from '#desk/frame/desk-map.ts'
import type { SectionName } from '#domain/authoring/section-form.ts'

type Screen = 'tour' | 'tourLive' | 'tourHistory' | 'tourDraft' | 'tourPrices'

/** The path of a tour's page or of one of its sub-pages. */
export function tourPath(id: string, screen: Screen = 'tour'): string {
  return deskMap[screen].path.replace(':tour', encodeURIComponent(id))
}

export function sectionPath(id: string, section: SectionName): string {
  return deskMap.tourSection.path.replace(':tour', encodeURIComponent(id)).replace(':section', section)
}
