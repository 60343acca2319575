import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Machine } from './kernel/machine.ts'

const folder = import.meta.dirname
const read = (path: string) => import(`${folder}/${path}`) as Promise<Record<string, unknown>>
const paths = globSync('*/machine.ts', { cwd: folder }).filter((path) => !path.startsWith('kernel'))
const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'states' in value && 'actions' in value

describe.each(paths)('beside %s', (path) => {
  it('each machine has a table with one row for each of its states, in their order', async () => {
    const machines = Object.values(await read(path)).filter(isMachine)
    const meanings = Object.entries(await read(path.replace('machine.ts', 'meaning.ts')))
      .filter(([name]) => name.endsWith('Meanings'))
      .map(([, table]) => Object.keys(table as object))
    expect(machines.length).toBeGreaterThan(0)
    for (const { states } of machines) expect(meanings).toContainEqual([...states])
  })
})
