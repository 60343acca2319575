import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@bdr/contract/navigation'
import { modulesOf, type Page } from '@bdr/contract/kernel/navigation'
import { describe, expect, it } from 'vitest'
import type { PageFiles } from '../build-plugins/page-files.ts'

const build = join(import.meta.dirname, '..', 'build')
const loads = JSON.parse(readFileSync(join(build, 'page-files.json'), 'utf8')) as Record<string, PageFiles>

/**
 * Script and style: KB of 1000 bytes as sent, and number of files. No page may need more than the heaviest
 * does now.
 */
const budgets = {
  // pages that only show records
  list: { kilobytes: 180, files: 9 },
  // pages with react-hook-form and the form's fields
  form: { kilobytes: 206, files: 13 },
}
const modules = (pages as readonly Page[]).filter(({ area }) => area === 'console').flatMap(modulesOf)

const sentBytes = (file: string): number => {
  const path = join(build, 'client', file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

describe.each(modules)('the first load of %s', (module) => {
  const { scripts, styles, folders, libraries } = loads[`${module}.tsx`]!
  const files = [...scripts, ...styles]

  it('contains no page code of another domain', () => {
    const own = module.split('/')[1]
    expect(folders.filter((folder) => folder !== own && folder !== 'shell')).toEqual([])
  })

  it('contains no schemas: they load when the page is used, or when its address needs them', () => {
    expect(libraries).toContain('react-dom')
    expect(libraries).not.toContain('zod')
  })

  it('is within its budget', () => {
    const budget = module.endsWith('/list') ? budgets.list : budgets.form
    const kilobytes = files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000
    expect(kilobytes, files.join('\n')).toBeLessThanOrEqual(budget.kilobytes)
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(budget.files)
  })
})
