import type { EntryCard, EntryQuery, Site } from '@bdr/contract/site/data'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { siteContext } from '../context.ts'
import { loader } from './page.tsx'

const entry = (letter: string, category: EntryCard['category']): EntryCard => ({
  ...{ letter, category, slug: `${letter}-${category}`, title: letter, english: '', summary: '' },
})
// the order of a search's answer: entries with this very name are first
const entries = [entry('Q', 'valve'), entry('B', 'valve'), entry('G', 'bearing')]

const listEntries = async ({ category }: EntryQuery) =>
  entries.filter((one) => one.category === (category ?? one.category))

async function listed(query: string) {
  const context = new RouterContextProvider()
  context.set(siteContext, { data: { listEntries } } as Partial<Site> as Site)
  const data = await loader({ request: new Request(`http://page.invalid/?${query}`), context })
  if (data.entry !== null) throw new Error('no entry was requested')
  return { letters: data.letters, titles: data.entries.map(({ title }) => title) }
}

it('offers the letters that have entries in the category, whichever letter is chosen', async () => {
  expect(await listed('')).toMatchObject({ letters: ['B', 'G', 'Q'] })
  expect(await listed('category=valve')).toEqual({ letters: ['B', 'Q'], titles: ['Q', 'B'] })
  expect(await listed('category=valve&letter=Q')).toEqual({ letters: ['B', 'Q'], titles: ['Q'] })
  expect(await listed('category=valve&letter=G')).toEqual({ letters: ['B', 'Q'], titles: [] })
})
