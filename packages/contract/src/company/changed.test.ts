import { expect, it } from 'vitest'
import { changedFields } from './changed.ts'
import type { PresentFacts } from './model.ts'

const paper = (number: string) => ({ kind: 'ccc', number, validUntil: null, fileId: number })
const facts: PresentFacts = {
  name: '示例阀门',
  legalPerson: '沈明泽',
  registeredOn: '2009-04-17',
  registeredCapital: null,
  regionCode: '320282',
  address: '示例路 66 号',
  businessScope: '阀门',
  licenceFileId: '1',
  bank: { name: '示例银行', branch: '示例支行', account: '12345678' },
  qualifications: [paper('1'), paper('2')],
}

it('ignores the order of qualifications and of keys', () => {
  const bank = { account: '12345678', branch: '示例支行', name: '示例银行' }
  expect(changedFields(facts, { ...facts, bank, qualifications: [paper('2'), paper('1')] })).toEqual([])
})

it('lists the changed fields in display order', () => {
  const stored = Object.fromEntries(Object.entries(facts).toReversed()) as PresentFacts
  const after = { ...facts, bank: null, legalPerson: '沈示例', qualifications: [paper('1')] }
  expect(changedFields(stored, after)).toEqual(['legalPerson', 'bank', 'qualifications'])
})
