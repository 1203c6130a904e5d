import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../chaos/planted.ts'
import { type LineMutant, sample } from './sample.ts'
import { testsOf, testsOfAll } from './tests-of.ts'

/** A test that a mutant keeps from ending is a test that fails. */
const PATIENCE = 180_000

/**
 * Draws `count` slips of one line from a folder, puts each into a copy of the tree, and runs the tests of its file. Says
 * which survived: where no test states the behaviour of the line, or where the slip changes none.
 */
export function runSample(folder: string, count: number): void {
  const copy = copyTree(`.wrangler/mutants-${folder.replaceAll('/', '-')}`)
  const mutants = sample(folder, count)
  const all = testsOfAll(mutants.map(({ file }) => file))
  if (!pass(copy, all)) throw new Error(`${all.join(' ')} fails without a mutant`)
  const survivors = mutants.filter((mutant) => survives(copy, mutant))
  const killed = mutants.length - survivors.length
  console.log(`${folder}: ${killed} of ${mutants.length} killed, ${Math.round((100 * killed) / mutants.length)} %`)
}

function survives(copy: string, { file, line, was, becomes }: LineMutant): boolean {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text
      .split('\n')
      .with(line - 1, becomes)
      .join('\n'),
  )
  const survived = pass(copy, testsOf(file))
  writeFileSync(path, text)
  console.log(`${survived ? 'SURVIVED' : 'killed  '} ${file}:${line} ${was.trim()} → ${becomes.trim() || '(nothing)'}`)
  return survived
}

function pass(copy: string, command: string[]): boolean {
  return spawnSync('npx', command, { cwd: copy, encoding: 'utf8', timeout: PATIENCE }).status === 0
}
