import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testDataDir } from '../../../test/database.ts'
import { openPglite } from './pglite.ts'

interface NodeFiles {
  stream_ops: { fsync(stream: { node: object; nfd: number }): number }
}

test('fsync calls the system and reports a file that is not open', async () => {
  const { dataDir, remove } = await testDataDir()
  const folder = path.join(dataDir, 'db')
  const pglite = await openPglite(folder, () => {})
  const { fsync } = (pglite.Module.NODEFS as unknown as NodeFiles).stream_ops

  const open = openSync(path.join(folder, 'PG_VERSION'), 'r+')
  expect(fsync({ node: {}, nfd: open })).toBe(0)
  closeSync(open)
  expect(() => fsync({ node: {}, nfd: open })).toThrow('EBADF')

  await pglite.close()
  await remove()
})
