import { brochureDrawings } from '@bdr/contract/content/kinds'
import { expect, it } from 'vitest'
import { drawingNamed } from '../../site/drawings/by-name.tsx'

it.each(brochureDrawings)('%s exists as a drawing of the website', (name) => {
  expect(drawingNamed(name)).not.toBeNull()
})
