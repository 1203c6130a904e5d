// Plain JavaScript: it runs on any version of Node, before packages are installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs work under an exclusive lock. A waiting process says so once; the lock of a dead process is taken over. `file`:
 * the lock, with the process id of its owner.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let tries = 0; !claim(file); tries++) {
    const owner = readOwner(file)
    if (owner && !isAlive(owner)) takeAway(file, owner)
    if (tries === 1) console.log(`Waiting for another command that is at work here (process ${owner ?? 'unknown'}).`)
    await wait(100)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/**
 * Whether a process lives.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A link is created with its content, so that every lock has an owner. */
function claim(file) {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Removes a dead owner's lock; a lock that another process took meanwhile is restored. */
function takeAway(file, owner) {
  const aside = `${file}.${process.pid}.aside`
  try {
    renameSync(file, aside)
    if (readOwner(aside) !== owner) linkSync(aside, file)
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true })
}
