import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from './setup/project.mjs'

const folder = join(projectFolder, 'docs', 'decisions')

test('the list of decisions names each of them once', () => {
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\((\d{4}[\w-]+\.md)\)/g)]
  const files = readdirSync(folder).filter((name) => name !== 'README.md')
  expect(listed.map(([, file]) => file)).toEqual(files.toSorted())
})
