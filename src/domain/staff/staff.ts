import { searchForm } from '#values/normal-form.ts'

/** The roles of staff. An owner may do everything; sales works on cases; content works on prices, facts and pages. */
export const ROLES = ['owner', 'sales', 'content'] as const
export type Role = (typeof ROLES)[number]

export type Staff = { email: string; roles: Role[] }

/** The configured allow-list: addresses between commas. */
export type StaffLists = { owners?: string | undefined; sales?: string | undefined; content?: string | undefined }

/** All members of staff, by e-mail in lower case; empty: none is configured. */
export function readStaff({ owners, sales, content }: StaffLists): Map<string, Staff> {
  const staff = new Map<string, Staff>()
  const lists: [Role, string | undefined][] = [
    ['owner', owners],
    ['sales', sales],
    ['content', content],
  ]
  for (const [role, list = ''] of lists) {
    for (const email of list.split(',').map(searchForm).filter(Boolean)) {
      const person = staff.get(email) ?? { email, roles: [] }
      person.roles.push(role)
      staff.set(email, person)
    }
  }
  return staff
}

/** Whether a member of staff may use a page for these roles. */
export function mayUse({ roles }: Staff, needed: readonly Role[]): boolean {
  return roles.includes('owner') || roles.some((role) => needed.includes(role))
}

/** The short name of a colleague: "asha.rao@example.in" → "Asha Rao". */
export function shortName(email: string): string {
  const [local = ''] = email.split('@')
  const words = local.split(/[._-]+/).filter(Boolean)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email
}
