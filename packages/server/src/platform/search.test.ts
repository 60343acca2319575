import { hitsPerKind } from '@bdr/contract/search/model'
import { describe, expect, it } from 'vitest'
import { mergeHits } from './search.ts'

const hit = (id: string) => ({ id })
const ids = (hits: readonly { id: string }[]) => hits.map(({ id }) => id).join('')
const merged = (byStart: string, byPart: string, exact = '') =>
  ids(mergeHits({ byStart: [...byStart].map(hit), byPart: [...byPart].map(hit) }, ({ id }) => id === exact))

describe('the hits of one kind', () => {
  it('have the number itself first, then the newest, then the rest that starts so', () => {
    expect(merged('abc', 'xy', 'b')).toBe('bxyac')
  })

  it('have nothing twice', () => {
    expect(merged('abc', 'cba')).toBe('cba')
    expect(merged('abc', 'cba', 'a')).toBe('acb')
  })

  it('are no more than are shown', () => {
    expect(merged('abcdefgh', 'ijklmnop', 'h')).toBe('hijklmno')
    expect(merged('abcdefgh', 'ijklmnop')).toHaveLength(hitsPerKind)
  })
})
