import { expect, it } from 'vitest'
import { DESK_ORIGIN, isDeskHost } from '../../../src/domain/staff/desk-host.ts'
import { mayUse, readStaff, shortName } from '../../../src/domain/staff/staff.ts'

it('The allow-list names each person once, with every part they have', () => {
  const staff = readStaff({ owners: ' Asha@x.in ', sales: 'ravi@x.in,asha@X.in,', content: undefined })
  expect([...staff.values()]).toEqual([
    { email: 'asha@x.in', roles: ['owner', 'sales'] },
    { email: 'ravi@x.in', roles: ['sales'] },
  ])
})

it('Without a list nobody works there', () => {
  expect(readStaff({}).size).toBe(0)
  expect(readStaff({ owners: '', sales: ' , ' }).size).toBe(0)
})

it.each([
  [['owner'], ['sales'], true],
  [['sales'], ['sales'], true],
  [['sales'], ['content'], false],
  [['sales', 'content'], ['content'], true],
  [['content'], [], false],
] as const)('Somebody with %j may use what is for %j: %s', (roles, needed, may) => {
  expect(mayUse({ email: '', roles: [...roles] }, needed)).toBe(may)
})

it.each([
  ['asha.rao@example.in', 'Asha Rao'],
  ['ravi@x.in', 'Ravi'],
  ['a_b-c@x.in', 'A B C'],
  ['@x.in', '@x.in'],
])('%s is called %s', (email, name) => {
  expect(shortName(email)).toBe(name)
})

it('The desk answers on its own hostname alone', () => {
  const hosts = [
    new URL(DESK_ORIGIN).hostname,
    'desk.localhost',
    'patang.example',
    'desk.evil.example',
    'desk.127.0.0.1',
  ]
  expect(hosts.map(isDeskHost)).toEqual([true, true, false, false, false])
})
