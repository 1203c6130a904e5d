import { describe, expect, it } from 'vitest'
import { enquirePath, listPath, pathTo, regionPath, scenePath } from '../../../src/domain/site/paths.ts'

describe('the link to a page', () => {
  it('names the page, and the part that is its own', () => {
    expect([pathTo('about'), pathTo('country', 'sri-lanka')]).toEqual(['/about', '/country/sri-lanka'])
  })

  it('keeps what a visitor typed inside its part', () => {
    expect(pathTo('itinerariesFor', 'a/b?c=d')).toBe('/api/itineraries/a%2Fb%3Fc%3Dd')
  })

  it('carries the text of a search and where its list goes on', () => {
    expect(listPath(pathTo('searchResults'), { q: 'goa & beach', after: 48 })).toBe(
      '/search-results?q=goa+%26+beach&after=48',
    )
    expect(listPath(pathTo('domestic'), { q: '' })).toBe('/Domestic')
  })

  it('says of a text that its own words are meant, and says nothing of no text', () => {
    expect(listPath(pathTo('searchResults'), { q: 'mnali', exact: true })).toBe('/search-results?q=mnali&exact=1')
    expect(listPath(pathTo('searchResults'), { q: '', exact: true })).toBe('/search-results')
  })
})

describe('the link to the enquiry form', () => {
  it('is plain without a tour', () => {
    expect(enquirePath()).toBe('/enquire')
  })

  it('carries the tour, and the tier where one was pressed', () => {
    expect(enquirePath('Singapore_Malaysia')).toBe('/enquire?tour=Singapore_Malaysia')
    expect(enquirePath('Rajasthan', 'superDeluxe')).toBe('/enquire?tour=Rajasthan&tier=superDeluxe')
  })
})

it('a scene has a drawing by day and one by night', () => {
  expect([scenePath('bali'), scenePath('bali', 'night')]).toEqual(['/scenes/bali.day.svg', '/scenes/bali.night.svg'])
})

it('each region has its listing', () => {
  expect([regionPath('domestic'), regionPath('international')]).toEqual(['/Domestic', '/International'])
})
