import { forStaff } from '#data/stores/for-staff.ts'
import type { Contact } from '#domain/enquiries/contact.ts'
import { type ErasureStores, erase } from './erasure.ts'
import { eraseMentions, listMentions, type Mention, type Mentions } from './mentions.ts'
import { listOfPerson, type PersonsEnquiries } from './person.ts'
import { wordsOfPerson } from './persons-words.ts'

/** `known`: further enquiries of the person, by id. `name`: searched besides numbers and addresses. */
type Sought = { contacts: Contact[]; known?: string[]; name?: string | undefined }

/** What is stored of a person. */
export type StoredPerson = { enquiries: PersonsEnquiries; elsewhere: Mentions }

/** Finds a person's enquiries, and the mentions of the person elsewhere. */
export async function findPerson(stores: ErasureStores, { contacts, known, name }: Sought): Promise<StoredPerson> {
  const enquiries = await forStaff(() => listOfPerson(stores, contacts, known))
  return { enquiries, elsewhere: await listMentions(stores, wordsOfPerson(contacts, enquiries, name), enquiries) }
}

/** What to erase of a person: enquiries, and mentions that `findPerson` has found. */
export type OfPerson = { enquiries: PersonsEnquiries; mentions: Mention[] }

/**
 * Erases mentions first, because the person's enquiries tell by which number and address to find them: after a fault the
 * same search finds the rest. Returns how many enquiries, and how many mentions.
 */
export async function erasePerson(
  stores: ErasureStores,
  { enquiries: { rows, spilled }, mentions }: OfPerson,
  now: number,
): Promise<{ erased: number; places: number }> {
  const places = await eraseMentions(stores, mentions)
  const which = [...rows, ...spilled].map(({ id, reference }) => ({ id, reference }))
  return { places, erased: await erase(stores, which, { why: 'erased', now }) }
}
