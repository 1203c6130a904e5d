import { describe, expect, it } from 'vitest'
import { enquirePath, pathKey, regionPath, respelledPage, scenePath } from '../../src/domain/paths.ts'

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/Domestic', '/domestic'],
  ['/Domestic/', '/domestic'],
  ['/tour/Bali6d5n//', '/tour/bali6d5n'],
])('the spelling %s shares the key %s', (path, key) => {
  expect(pathKey(path)).toBe(key)
})

describe('a misspelt page', () => {
  it.each([
    ['/domestic', '/Domestic'],
    ['/INTERNATIONAL/', '/International'],
    ['/About', '/about'],
    ['/testimonials/', '/testimonials'],
    ['/TESTIMONIALS', '/testimonials'],
    ['//', '/'],
  ])('%s is %s', (wrong, right) => {
    expect(respelledPage(wrong)).toBe(right)
  })

  it.each([
    '/',
    '/Domestic',
    '/testimonials',
    '/Testimonials',
    '/nowhere',
    '/tour/bali6d5n',
    '/aboutus',
    '/constructor',
  ])('%s is right, or is not ours', (path) => {
    expect(respelledPage(path)).toBeUndefined()
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
