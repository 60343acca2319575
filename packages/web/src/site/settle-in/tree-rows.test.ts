import type { CategoryNode } from '@bdr/contract/categories/model'
import { describe, expect, it } from 'vitest'
import { chosenBelow, treeMove, treeRows } from './tree-rows.ts'

const node = (id: string, name: string, level: number, children: CategoryNode[] = []): CategoryNode => ({
  id,
  code: id,
  name,
  level,
  qualifications: [],
  children,
})
const tree = [
  node('1', '阀门', 1, [node('11', '截止阀', 2), node('12', '闸阀', 2)]),
  node('2', '轴承', 1, [node('21', '滚动轴承', 2, [node('211', '深沟球轴承', 3)])]),
]
const ids = (open: string[], keyword = '') => treeRows(tree, new Set(open), keyword).map((row) => row.node.id)

describe('the rows of the tree', () => {
  it('are those of expanded categories', () => {
    expect(ids([])).toEqual(['1', '2'])
    expect(ids(['1'])).toEqual(['1', '11', '12', '2'])
  })

  it('are those that match the search, with their ancestors', () => {
    expect(ids([], '深沟')).toEqual(['2', '21', '211'])
    expect(ids([], '阀')).toEqual(['1', '11', '12'])
    expect(ids([], '泵')).toEqual([])
  })

  it('count the chosen leaves below', () => {
    expect(chosenBelow(tree[1]!, new Set(['211', '11']))).toBe(1)
  })
})

describe('its keys', () => {
  const rows = treeRows(tree, new Set(['1']), '')
  it.each([
    ['ArrowDown', '1', { kind: 'go', id: '11' }],
    ['ArrowUp', '1', null],
    ['ArrowRight', '2', { kind: 'toggle', id: '2' }],
    ['ArrowRight', '1', { kind: 'go', id: '11' }],
    ['ArrowLeft', '12', { kind: 'go', id: '1' }],
    ['ArrowLeft', '1', { kind: 'toggle', id: '1' }],
    ['End', '1', { kind: 'go', id: '2' }],
    [' ', '11', { kind: 'choose', id: '11' }],
    ['Enter', '2', { kind: 'toggle', id: '2' }],
    ['a', '2', null],
  ])('%s on %s', (key, at, move) => expect(treeMove(key, rows, at)).toEqual(move))
})
