import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, inject, it } from 'vitest'
import { databaseFile } from './databases-on-disk.ts'

/** A separate machine for each command: its databases, and the configuration that says which. */
const machines: string[] = []
afterAll(() => {
  for (const holder of holders) if (holder.isOpen) holder.close()
  for (const machine of machines) rmSync(machine, { recursive: true, force: true })
})

function newMachine(): string {
  const machine = mkdtempSync(join(tmpdir(), 'patang-locked-'))
  machines.push(machine)
  mkdirSync(join(machine, '.wrangler'))
  cpSync(inject('databases'), join(machine, '.wrangler/state'), { recursive: true })
  for (const name of ['wrangler.toml', 'migrations', 'node_modules']) symlinkSync(resolve(name), join(machine, name))
  return machine
}

const holders: DatabaseSync[] = []

/** Writes into the database that has this table, and does not come to an end until it is told to. */
function hold(machine: string, table: string): DatabaseSync {
  const database = new DatabaseSync(databaseFile(join(machine, '.wrangler/state'), table))
  database.exec('BEGIN EXCLUSIVE')
  holders.push(database)
  return database
}

type Ended = { code: number | null; out: string; err: string }

/** Runs a program of the command line. `heard` is told what it has said so far, whenever it says something. */
function run(machine: string, args: string[], heard: (err: string) => void = () => {}): Promise<Ended> {
  const [program = '', ...rest] = args
  const child = spawn(process.execPath, [resolve('src/cli', program), ...rest], { cwd: machine })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.err += text
    heard(said.err)
  })
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })))
}

it.concurrent.each([
  ['enquiries', ['enquiries/enquiries.ts', 'list'], 'No enquiry fits.'],
  ['tours', ['databases/database.ts', 'seed'], 'The catalogue is loaded'],
])('While another program holds the %s, %j waits for it, and then does its work', async (table, args, done) => {
  const machine = newMachine()
  const holder = hold(machine, table)
  const { code, out, err } = await run(machine, args, (err) => {
    if (err.includes('waiting for it') && holder.isOpen) holder.close()
  })
  expect([code, out, err]).toEqual([0, expect.stringContaining(done), expect.stringContaining('waiting for it')])
})

it.concurrent('Where another program never lets go of the enquiries, the command says so in one sentence', async () => {
  const machine = newMachine()
  hold(machine, 'enquiries')
  const { code, out, err } = await run(machine, ['enquiries/enquiries.ts', 'list'])
  expect([code, out, err.trim().split('\n')]).toEqual([
    1,
    '',
    [
      'LOCAL: the data on this machine.',
      'Another program holds the database: waiting for it…',
      'Another program holds the database on this machine. Stop that program, or try again in a moment.',
    ],
  ])
})
