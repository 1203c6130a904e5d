import { DatabaseSync } from 'node:sqlite'
import { isReference } from '../../src/domain/enquiries/reference.ts'
import { databaseFile } from './databases-on-disk.ts'

/** An enquiry's row as the database has it. */
export type StoredEnquiry = Record<string, unknown>

/**
 * The rows under a reference, as they are on the disk. Only read: neither does this wait for the process that serves the
 * site, nor that process for this.
 */
export function storedEnquiries(state: string, reference: string): StoredEnquiry[] {
  if (!isReference(reference)) throw new Error(`${reference} is no reference`)
  const database = new DatabaseSync(databaseFile(state, 'enquiries'), { readOnly: true })
  try {
    return database.prepare('SELECT * FROM enquiries WHERE reference = ?').all(reference)
  } finally {
    database.close()
  }
}
