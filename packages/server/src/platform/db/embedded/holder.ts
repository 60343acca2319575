import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The content of a lock file: who holds the lock. */
export interface Holder {
  /** unique for each opening */
  id: string
  pid: number
  host: string
  /** the machine's current boot and its process namespace; a pid is meaningful only within them */
  space: string
  /** when the process started; pids are reused, but not together with the start time */
  started: string
}

/** Milliseconds between two updates of a holder's file. */
export const heartbeatMillis = 3_000
const pollMillis = 250

export function newHolder(): Holder {
  return { id: randomUUID(), ...thisProcess }
}

/**
 * Whether the process that wrote `file` still runs. A process in another machine or container cannot be checked; it
 * counts as dead if its file does not change for `patienceMillis`.
 */
export async function isAlive(holder: Holder, file: string, patienceMillis: number): Promise<boolean> {
  if (holder.host !== thisProcess.host || holder.space !== thisProcess.space) {
    return hasHeartbeat(file, patienceMillis)
  }
  return exists(holder.pid) && holder.started === startOf(holder.pid)
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but as another user
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Watches the file for changes instead of comparing times, because the clocks of two machines may differ. */
async function hasHeartbeat(file: string, patienceMillis: number): Promise<boolean> {
  const before = await touchedAt(file)
  for (let waited = 0; waited < patienceMillis; waited += pollMillis) {
    await sleep(pollMillis)
    if ((await touchedAt(file)) !== before) return true
  }
  return false
}

const touchedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

/** Field 22 of /proc/<pid>/stat, in clock ticks since the machine started; '' where there is no /proc. */
function startOf(pid: number): string {
  // the second field, the program's name in brackets, may itself contain spaces and brackets
  const afterName = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')
    .at(-1)!
  return afterName.split(' ')[19] ?? ''
}

/** The text, or '' if the system has no such file. */
function read(file: () => string): string {
  try {
    return file()
  } catch {
    return ''
  }
}

const thisProcess = {
  pid: process.pid,
  host: os.hostname(),
  space: [
    read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')).trim(),
    read(() => readlinkSync('/proc/self/ns/pid')),
  ].join(' '),
  started: startOf(process.pid),
}
