import { describe, expect, it } from 'vitest'
import {
  type CaseTexts,
  findingWords,
  fitsTerm,
  identityWords,
  searchTerms,
} from '../../../src/domain/cases/case-words.ts'
import { soundOf } from '../../../src/domain/search/sound.ts'
import { expectOfEach } from '../../support/expect-of-each.ts'

const said = (differs: Partial<CaseTexts> = {}): CaseTexts => ({
  ...{ name: '', email: '', phone: '', isd: '+91', dialable: null, reference: 'PT-7K3M9-QX2HB', tour: '', place: '' },
  ...{ tier: null, travelDate: '', colleagues: [], texts: [] },
  ...differs,
})

const ASHA = said({
  ...{ name: 'राहुल शर्मा Rahul Sharma O’Brien', email: 'Asha@X.in', phone: '98290 12345', dialable: '+919829012345' },
  ...{
    tour: 'Bali6d5n',
    place: 'Bali',
    tier: 'deluxe',
    travelDate: '2027-02-10',
    colleagues: ['planner@patang.example'],
  },
  ...{ texts: ['Kitty group near Dwarka, refund?', 'Paid ₹45,000/- by UTR 1234'] },
})

const finds = (what: CaseTexts, text: string) => {
  const [words, terms] = [findingWords(what), searchTerms(text)]
  return terms.length > 0 && terms.every((term) => fitsTerm(words, term))
}

describe('a case is found', () => {
  it.each([
    ['the beginning of a name, in any script', ['rahul', 'RAHUL', 'ra', 'राहुल', 'राह', 'o’brien', 'rahul शर्मा']],
    ['the middle and the end of a name', ['harma', 'arma', 'brien', 'हुल']],
    ['another spelling of a name', ['raahul', 'sarma', 'sharmaa', 'Rahool Sharma', 'রাহুল', 'રાહુલ']],
    ['the beginning, the middle and the end of a number', ['98290', '9012', '12345', '345', '+91 98290', '91 98290']],
    ['a number as it is written', ['98290 12345', '+91 98290-12345', '098290 12345', '(98290) 12345', '९८२९० १२३४५']],
    ['a number that was copied as a link', ['tel:+919829012345', 'https://wa.me/919829012345', 'wa.me/919829012345']],
    [
      'the link of a chat',
      ['https://wa.me/919829012345?text=Namaste%20Asha', 'whatsapp://send?text=Hi&phone=919829012345'],
    ],
    [
      'the link of another chat',
      ['https://api.whatsapp.com/send?phone=%2B919829012345', 'web.whatsapp.com/send/?phone=919829012345&text=1'],
    ],
    [
      'the link of a call',
      ['tel:+91%2098290%2012345', 'tel:+919829012345;ext=12', 'callto:+919829012345', 'sms:+919829012345?body=x'],
    ],
    ['the link of a mail', ['mailto:asha@x.in', 'mailto:Asha%40x.in?subject=Bali']],
    ['an e-mail or its beginning', ['asha@', 'asha@x', 'Asha@X.in']],
    ['a reference, or a half of it', ['PT-7K3M9-QX2HB', 'pt 7k3m', '7k3m9qx2hb', '7k3m9', 'qx2hb', '7K3M9 QX2HB']],
    ['a tour, a place and a tier', ['bali', 'Bali6d5n', 'bali deluxe']],
    ['the travel day', ['10 feb 2027', '10 Feb', 'feb 2027', 'february', '10/2/2027', '2027-02-10', '10.02.2027']],
    ['words of what was said and noted', ['dwarka', 'refund', 'kitty group', '45,000', '45000', 'UTR', 'utr 1234']],
    ['a colleague', ['planner', 'planner@patang.example', 'rahul planner']],
    ['several of these at once', ['rahul 98290 dwarka', 'planner bali sharma 10 feb', 'sharma rahul']],
  ])('by %s', async (_, texts) => {
    await expectOfEach(texts, (text) => expect(finds(ASHA, text)).toBe(true))
  })

  it('by nothing else', async () => {
    const texts = ['%', "'", '"', '_', '', ' ', '@', 'xyz', '9999', '😀', 'अ'.repeat(60), 'PT-00000-00000']
    await expectOfEach(
      [
        ...texts,
        'rahul verma',
        'rahul 99999',
        'hu',
        'https://wa.me/919829099999?text=98290',
        'mailto:%',
        '11/2/2027',
        'x.in',
      ],
      (text) => expect(finds(ASHA, text)).toBe(false),
    )
  })

  it('by number, e-mail and reference, however many names and words stand beside them', () => {
    const many = Array.from({ length: 400 }, (_, at) => `Traveller${at}`).join(' ')
    const group = { ...ASHA, name: `Khandelwal ${many}`, texts: [many] }
    expect(findingWords(group)).toHaveLength(300)
    for (const text of ['98290', 'asha@x.in', 'qx2hb', 'traveller0', 'traveller59', 'khandelwal'])
      expect(finds(group, text)).toBe(true)
  })

  it('by the digits of a number that cannot be dialled, four or more of them', () => {
    expect([finds(said({ phone: '12-34' }), '1234'), finds(said({ phone: '123' }), '123')]).toEqual([true, false])
  })

  it('by a travel day as the visitor wrote it, where it is none', () => {
    expect(finds(said({ travelDate: 'after Diwali' }), 'diwali')).toBe(true)
  })
})

describe('one sound', () => {
  it.each([
    [['Agarwal', 'Agrawal', 'Aggarwal', 'अग्रवाल', 'અગ્રવાલ'], 'grvl'],
    [['Shekhawat', 'शेखावत', 'Sekhawat'], 'skvt'],
    [['Sunita', 'Suneeta', 'सुनीता', 'సునీత'], 'snt'],
    [['Meena', 'Mina', 'मीना'], 'min'],
    [['Zubin', 'Jubin', 'ज़ुबिन'], 'jbn'],
    [['Laxmi', 'Lakshmi', 'लक्ष्मी'], 'lksm'],
    [['Sandeep', 'Sandip', 'संदीप', 'सन्दीप'], 'sndp'],
    [['Sampat', 'संपत', 'सम्पत'], 'snpt'],
    [['Rajkumar', 'राजकुमार'], 'rjkmr'],
  ])('has every spelling of %j', (spellings, sound) => {
    expect(spellings.map(soundOf)).toEqual(spellings.map(() => sound))
  })

  it('is not that of another name, nor of a word with a digit', () => {
    expect(new Set(['Rao', 'Roy', 'Ravi', 'Reena', 'Rani', 'Kumar', 'Kamal'].map(soundOf)).size).toBe(7)
    expect(soundOf('Bali6d5n')).toBe('')
  })
})

describe('one person', () => {
  it('is known by one number, however it is written', () => {
    const written = [
      ['9123456789', '+91'],
      ['+91 91234 56789', ''],
      ['09123456789', '+91'],
      ['0091-9123456789', '+91'],
    ]
    const known = written.map(([phone = '', isd = '']) => identityWords({ email: '', phone, isd, dialable: null }))
    expect(known).toEqual(written.map(() => ['p:+919123456789']))
  })

  it('is known by one address in any letter case, and not by another', () => {
    const mail = (email: string) => identityWords({ ...said(), email })
    expect([mail('Asha@x.in'), mail('asha@x.in '), mail('asha+goa@x.in')]).toEqual([
      ['e:asha@x.in'],
      ['e:asha@x.in'],
      ['e:asha+goa@x.in'],
    ])
  })
})
