import type { PresentFacts } from '@bdr/contract/company/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { describe, expect, it } from 'vitest'
import { typedOf } from '../../ui/form/typed.ts'
import { changesOf, factsOf, mergeWithPresent, placeOf, valuesOf } from './change-form.ts'

const file = (id: string): StoredFile => ({
  id,
  name: `${id}.jpg`,
  mediaType: 'image/jpeg',
  bytes: 1000,
  url: `/file/${id}`,
  thumbnailUrl: null,
})
const present: PresentFacts = {
  name: '宜兴明泽阀门有限公司（示例）',
  legalPerson: '沈明泽',
  registeredOn: '2009-04-17',
  registeredCapital: '2000 万元人民币',
  regionCode: '320282',
  address: '环科园示例路 66 号',
  businessScope: '阀门制造与销售',
  licenceFileId: '1',
  bank: { name: '中国工商银行', branch: '宜兴支行', account: '1103020009200012345' },
  qualifications: [
    { kind: 'special-equipment', number: 'TS-1', validUntil: '2027-03-31', fileId: '2' },
    { kind: 'quality-system', number: 'Q-1', validUntil: null, fileId: '3' },
  ],
}
const files = [file('1'), file('2'), file('3')]
const start = () => valuesOf(present, present, files)

describe('the form of a change', () => {
  it('requests the present facts when nothing was typed', () => {
    expect(factsOf(start())).toEqual(present)
    expect(changesOf(start(), present)).toEqual([])
  })

  it('ignores spaces that people put between digits', () => {
    const values = start()
    values.facts.bank.account = '1103 0200 0920 0012 345 '
    values.facts.legalPerson = '沈明泽 '
    expect(changesOf(values, present)).toEqual([])
  })

  it('also works for a company without any facts', () => {
    const bare: PresentFacts = {
      ...present,
      legalPerson: null,
      regionCode: null,
      licenceFileId: null,
      bank: null,
      qualifications: [],
    }
    expect(changesOf(valuesOf(bare, bare, []), bare)).toEqual([])
  })

  it('still shows a paper that is to be removed', () => {
    const target = { ...present, qualifications: present.qualifications.slice(1) }
    const draft = valuesOf(target, present, files)
    expect(draft.papers.map(({ number, removed }) => [number, removed])).toEqual([
      ['TS-1', true],
      ['Q-1', false],
    ])
    expect(changesOf(draft, present)).toEqual(['qualifications'])
  })
})

describe('a form that was stored', () => {
  it('does not silently remove a paper that was added meanwhile', () => {
    const values = start()
    const typed = typedOf(values, { ...values, papers: values.papers.slice(0, 1) })
    const added = { kind: 'ccc', number: 'C-1', validUntil: null, fileId: '4' }
    const now = { ...present, qualifications: [...present.qualifications, added] }
    const later = [...files, file('4')]
    const restored = mergeWithPresent(valuesOf(now, now, later), typed, now, later)
    expect(restored.papers.find((row) => row.number === 'C-1')).toMatchObject({
      removed: true,
      before: added,
    })
  })
})

it('a paper’s fault is shown at its row, even if one before it is removed', () => {
  const values = start()
  values.papers[0]!.removed = true
  expect(placeOf('facts.qualifications.0.number', values)).toBe('papers.1.number')
  expect(placeOf('facts.qualifications.0.fileId', values)).toBe('papers.1.file')
  expect(placeOf('facts.qualifications', values)).toBe('papers')
  expect(placeOf('facts.licenceFileId', values)).toBe('licence')
  expect(placeOf('facts.bank.name', values)).toBeUndefined()
})
