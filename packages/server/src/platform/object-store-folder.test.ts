import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderStore } from './object-store-folder.ts'
import { readObject, type ObjectStore } from './object-store.ts'

let folder: string
let store: ObjectStore
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-store-'))
  store = folderStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const key = 'abcdef0123456789'
const put = (text: string) => store.put(key, Buffer.from(text), 'text/plain')
const read = async () => (await readObject(store, key, 1_000))?.toString() ?? null
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

it('stores an object in folders named after its key, and nothing else', async () => {
  expect([await read(), await store.size(key)]).toEqual([null, null])
  await put('one')
  expect([await read(), await store.size(key)]).toEqual(['one', 3])
  expect(await files()).toEqual([path.join('ab', 'cd', key)])
})

it('replaces an existing object', async () => {
  await put('one')
  await put('another')
  expect([await read(), await files()]).toEqual(['another', [path.join('ab', 'cd', key)]])
})

it('removes objects, and ignores missing ones', async () => {
  await put('one')
  await store.remove([key, `${key}.thumbnail`])
  await store.remove([key])
  expect(await read()).toBeNull()
})

it('leaves nothing behind when writing fails', async () => {
  // a folder has the name of the file
  await mkdir(path.join(folder, 'ab', 'cd', key, 'x'), { recursive: true })
  await expect(put('one')).rejects.toThrow()
  expect(await files()).toEqual([])
})

it('accepts no key that leads outside the folder', async () => {
  for (const bad of ['../../etc/passwd', 'ab/cd/secret', 'ABCDEFGH', 'short', ''])
    await expect(store.get(bad)).rejects.toThrow('not a key of ours')
})

it('reads no more than the given limit', async () => {
  await put('x'.repeat(2_000))
  await expect(readObject(store, key, 1_000)).rejects.toThrow(RangeError)
})

it('removes leftovers of a killed process, but not files being written', async () => {
  const unfinished = path.join(folder, 'unfinished')
  await mkdir(unfinished)
  for (const name of ['old', 'new']) await writeFile(path.join(unfinished, name), name)
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(path.join(unfinished, 'old'), yesterday, yesterday)
  await store.tidy()
  expect(await readdir(unfinished)).toEqual(['new'])
})
