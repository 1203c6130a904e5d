import { describe, expect, it } from 'vitest'
import {
  campaignInWords,
  readSource,
  readVisit,
  sourceName,
  sourceText,
  visitByAddress,
} from '../../../src/domain/enquiries/source.ts'
import { csvCell } from '../../../src/values/csv.ts'

const visit = (said: Record<string, string>) => String(new URLSearchParams(said))
const SITE = 'https://patang.example'

describe('what a form says of a visit', () => {
  it('is kept part by part: the campaign, the site with the link, the first page', () => {
    expect(
      readVisit(
        visit({
          ...{
            utm_source: 'google',
            utm_medium: 'cpc',
            utm_campaign: 'kerala',
            utm_term: 'houseboat',
            utm_content: 'b',
          },
          ...{ site: 'WWW.Google.com', first: '/tour/Kerala' },
        }),
      ),
    ).toEqual({
      ...{ source: 'google', medium: 'cpc', campaign: 'kerala', term: 'houseboat', content: 'b' },
      ...{ site: 'www.google.com', firstPage: '/tour/Kerala' },
    })
  })

  it('is “Google ad” where only Google’s mark of a click is there, and the mark itself is not kept', () => {
    const source = readVisit(visit({ gclid: 'EAIaIQobChMI-tells-one-person-from-another' }))
    expect([source, sourceName(source)]).toEqual([{ click: 'Google ad' }, 'Google ad'])
    expect(readVisit(visit({ fbclid: 'IwAR0' }))).toEqual({ click: 'Facebook or Instagram' })
  })

  it('is cut at 40 letters of any script, without what turns a line around or ends it', () => {
    const long = 'दिवाली की छुट्टियाँ '.repeat(20)
    const { source = '', campaign = '' } = readVisit(visit({ utm_source: long, utm_campaign: 'a\u202eb\u0007c\r\nd' }))
    expect(Array.from(source).length).toBeLessThanOrEqual(40)
    expect(long.startsWith(source)).toBe(true)
    expect(campaign).toBe('ab c d')
  })

  it('is kept as text where it looks like code or like a formula, which no spreadsheet runs', () => {
    const { source, campaign = '' } = readVisit(
      visit({ utm_source: '<script>alert(1)</script>', utm_campaign: '=1+1' }),
    )
    expect(source).toBe('<script>alert(1)</script>')
    expect(csvCell(campaign)).toBe('"\'=1+1"')
  })

  it.each([
    { site: 'https://evil.example/path' },
    { site: 'a b' },
    { site: '-' },
    { first: 'javascript:alert(1)' },
    { first: '//evil.example' },
    { first: '/tour/<b>' },
    { first: '/e/PT-7K3M9-QX2HB.abcdefghijklmnopqrstuv' },
    { first: '/%65/PT-7K3M9-QX2HB.abcdefghijklmnopqrstuv' },
    { other: 'x' },
  ])('is nothing where it is no host, no path of a page, or the address of somebody’s own enquiry: %j', (said) => {
    expect(readVisit(visit(said))).toEqual({})
  })

  it('of any length and of any bytes is read without a fault', () => {
    for (const text of ['%', '%E0%A4%A', '&&&===', 'utm_source='.repeat(9000), 'utm_source=\ud800', '\n'])
      expect(typeof readVisit(text)).toBe('object')
  })
})

describe('without a script', () => {
  it('the campaign is that of the form’s page', () => {
    const source = readVisit(visitByAddress(`${SITE}/contact?utm_source=news&utm_campaign=diwali`))
    expect(source).toEqual({ source: 'news', campaign: 'diwali', firstPage: '/contact' })
  })

  it('the campaign is that of our page from which a link led to the form', () => {
    const from = `${SITE}/tour/Bali6d5n?utm_source=news&q=secret`
    expect(visitByAddress(`${SITE}/enquire?tour=Bali6d5n`, from)).toBe('utm_source=news&first=%2Ftour%2FBali6d5n')
  })

  it('another site is known by its host alone, with the page to which it led', () => {
    const source = readVisit(visitByAddress(`${SITE}/enquire`, 'https://blog.example/bali?reader=asha'))
    expect(source).toEqual({ site: 'blog.example', firstPage: '/enquire' })
  })

  it.each([
    ['', undefined],
    ['no address', 'neither'],
    [`${SITE}/enquire`, undefined],
    [`${SITE}/enquire`, `${SITE}/tour/Bali6d5n`],
  ])('nothing is claimed where nothing is known: %s from %s', (page, from) => {
    expect(visitByAddress(page, from)).toBe('')
  })
})

describe('a source', () => {
  it('is stored as one text, and what cannot be read says nothing', () => {
    const source = readVisit(visit({ utm_source: 'google', first: '/' }))
    expect([readSource(sourceText(source)), sourceText({}), readSource(''), readSource('{')]).toEqual([
      source,
      '',
      {},
      {},
    ])
  })

  it('is counted by its campaign, else by the click, else by the site', () => {
    const all = { source: 'google', medium: 'cpc', campaign: 'kerala', click: 'Google ad', site: 'www.google.com' }
    expect(sourceName(all)).toBe('google · kerala')
    expect(sourceName({ click: 'Google ad', site: 'www.google.com' })).toBe('Google ad')
    expect(sourceName({ site: 'blog.example', firstPage: '/' })).toBe('blog.example')
    expect(sourceName({ firstPage: '/' })).toBe('')
    expect(campaignInWords(all)).toBe('google · cpc · kerala · Google ad')
  })
})
