import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newHolder } from './holder.ts'
import { DataFolderInUse, lockFolder } from './lock.ts'
import { startProcess, type TestProcess } from './test-process.ts'

let root: string
let folder: string
let processes: TestProcess[]

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'bdr-lock-'))
  folder = path.join(root, 'db')
  processes = []
})
afterEach(async () => {
  await killAll()
  await rm(root, { recursive: true, force: true })
})

const unexpected = (reason: Error) => {
  throw reason
}

function opener(): TestProcess {
  const started = startProcess(new URL('./lock.test-process.ts', import.meta.url), folder)
  processes.push(started)
  return started
}

async function killAll(): Promise<void> {
  await Promise.all(processes.splice(0).map((running) => running.kill()))
}

const outcome = async (running: TestProcess) => (await running.lines.next()).value

test("a second process is refused, with the holder's process in the message", async () => {
  const first = opener()
  expect(await outcome(first)).toBe('held')

  const refusal = lockFolder(folder, unexpected)

  await expect(refusal).rejects.toThrow(DataFolderInUse)
  await expect(refusal).rejects.toThrow(`process ${first.pid} on ${os.hostname()}`)
})

test('the same process cannot open it twice either', async () => {
  const lock = await lockFolder(folder, unexpected)
  await expect(lockFolder(folder, unexpected)).rejects.toThrow(DataFolderInUse)

  await lock.release()
  await (await lockFolder(folder, unexpected)).release()
})

test('after kill -9 of the holder the next process gets the lock', async () => {
  expect(await outcome(opener())).toBe('held')
  await killAll()
  expect(await outcome(opener())).toBe('held')
})

test('of six openers exactly one gets the lock, each time after the last holder was killed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const outcomes = await Promise.all(Array.from({ length: 6 }, opener).map(outcome))
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(5)
    await killAll()
  }
})

test('a reused pid does not hold the lock', async () => {
  await leaveLock({ started: '1' })
  await (await lockFolder(folder, unexpected)).release()
})

test('a process killed while taking over does not block the next one', async () => {
  const first = await leaveLock({ started: '1' })
  await leaveLock({ started: '1' }, `.after-${first.id}`)

  const lock = await lockFolder(folder, unexpected)

  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8')).pid).toBe(process.pid)
  await lock.release()
})

test('a holder on another machine keeps the lock while its file is updated', async () => {
  const { host } = await leaveLock({ host: 'another-machine' })
  let beats = 0
  const heart = setInterval(() => void utimes(`${folder}.lock`, new Date(), ++beats), 50)

  await expect(lockFolder(folder, unexpected)).rejects.toThrow(`on ${host}`)

  clearInterval(heart)
})

test('a holder on another machine loses the lock when its file is no longer updated', async () => {
  await leaveLock({ host: 'another-machine' })
  await (await lockFolder(folder, unexpected, 500)).release()
})

async function leaveLock(differs: Partial<ReturnType<typeof newHolder>>, suffix = '') {
  const holder = { ...newHolder(), ...differs }
  await writeFile(`${folder}.lock${suffix}`, JSON.stringify(holder))
  return holder
}
