import { expect, it } from 'vitest'
import { visitorOf } from '../../../src/domain/visit/visitor.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::5', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:7::1:2', '2001:db8:7:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:7:1::', '2001:db8:7:1::/64'],
  ['nonsense', 'nonsense'],
])('%s counts as %s', (address, visitor) => {
  expect(visitorOf(address)).toBe(visitor)
})
