import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBackup, writeBackup } from '../../../src/cli/databases/backup-folder.ts'
import { sumOf } from '../../../src/cli/databases/tables.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patang-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lines = ['["a",1,null]', '["आशा\\n",2,"x"]']
const table = { name: 'enquiries', columns: ['a', 'b', 'c'], rows: 2, sum: sumOf(lines), lines }
const backup = { madeAt: '2026-11-28T10:00:00.000Z', catalogue: [], enquiries: [table] }

it('A backup is read from its folder as it was written, and nobody else may read it', () => {
  writeBackup(folder, backup)
  expect(readBackup(folder)).toEqual(backup)
  expect(statSync(join(folder, 'enquiries', 'enquiries.jsonl')).mode & 0o077).toBe(0)
})

it('A backup of which one letter has changed is refused with the file named', () => {
  writeBackup(folder, backup)
  writeFileSync(join(folder, 'enquiries', 'enquiries.jsonl'), `${lines[0]}\n${lines[1]?.replace('2', '3')}\n`)
  expect(() => readBackup(folder)).toThrow(/enquiries\.jsonl is not as it was written/)
})
