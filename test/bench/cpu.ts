import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of a second in /proc (getconf CLK_TCK). */
const TICKS = 100

/** The CPU time that our workerd processes have used so far, in ms; undefined where there is no /proc. */
export function workerdCpu(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  return workerdOfOurs().reduce((sum, pid) => sum + cpuOf(pid), 0)
}

function cpuOf(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS
}

/** The CPU time of a process's living threads so far, in ms, to the nanosecond; NaN where there is no /proc. */
export function threadsCpu(pid: number): number {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return Number.NaN
  const times = readdirSync(threads).map(
    (thread) => readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0],
  )
  return times.reduce((sum, time) => sum + Number(time) / 1e6, 0)
}

/** The workerd processes below this one, and no others. */
function workerdOfOurs(): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const processes = table.split('\n').map((line) => line.trim().match(/^(\d+) +(\d+) +(.*)$/) ?? [])
  const below = (parent: number): number[] =>
    processes.filter(([, , ppid]) => Number(ppid) === parent).flatMap(([, pid]) => [Number(pid), ...below(Number(pid))])
  const ours = new Set(below(process.pid))
  return processes
    .filter(([, pid, , args]) => ours.has(Number(pid)) && /bin\/workerd/.test(args ?? ''))
    .map(([, pid]) => Number(pid))
}
