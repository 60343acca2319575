import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { expect, test } from 'vitest'
import { distanceToPart } from '../plan/geometry.ts'
import { noteLayouts, noteParts } from './delivery-note.tsx'

const { items } = dataApplyText.note

/** The largest distance of a number from what it names without a line between them. */
const beside = 28

test.each(Object.entries(noteLayouts))(
  'each number of the %s note leads to what it names',
  (_name, layout) => {
    const parts = noteParts(layout)
    expect([parts.length, layout.places.length]).toEqual([items.length, items.length])
    const lost = layout.places.filter(({ x, y, at }, index) => {
      const isBeside = at[0] === x && at[1] === y
      return distanceToPart(at, { outline: parts[index]! }) > (isBeside ? beside : 0)
    })
    expect(lost).toEqual([])
  },
)
