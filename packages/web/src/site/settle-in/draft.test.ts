import { describe, expect, it } from 'vitest'
import { withValueAt } from '../../ui/form/paths.ts'
import { checkForm, usccProblem, faultyPlaces } from './check.ts'
import {
  emptyDraft,
  emptyValues,
  newPaper,
  openedAt,
  openRemarks,
  contentAt,
  withPaper,
  type Paper,
} from './draft.ts'
import { placeOf, stepOf } from './places.ts'
import { requiredPapers, withPlaces } from './required-papers.ts'

const file = {
  id: '7',
  name: '营业执照.png',
  mediaType: 'image/png',
  bytes: 10,
  url: '/f',
  thumbnailUrl: null,
  uploadedAt: 0,
} as const
const empty = emptyValues
const context = { proved: true, agreementVersion: 'v1', mostCategories: 2, today: '2026-11-20' }

describe('the faults of a draft', () => {
  it('are reported at their places, step by step', () => {
    const found = checkForm(empty, { ...context, proved: false })
    expect(faultyPlaces(found, 'contact')).toEqual(['contact.name', 'contact.role', 'contact.mobile'])
    expect(found.fields).not.toHaveProperty(['contact.email'])
    expect(faultyPlaces(found, 'agreement')).toHaveLength(1)
  })

  it('include a code with a wrong check character', () => {
    expect(usccProblem('9132 0583ma20h5r84t')).toBeNull()
    expect(usccProblem('91320583MA20H5R84Y')).toContain('校验位')
    expect(usccProblem('91320583')).toContain('18 位')
  })

  it.each([
    ['company.legalPerson', '欧阳·示例', '沈Example', '姓名'],
    ['contact.name', 'Li Wei', '许静2', '姓名'],
    ['contact.email', 'sales@example.com', 'sales@example', '邮箱'],
    ['bank.account', '3200 1616 2360 5250 0000', '3200-1616-2360', '银行账号'],
  ] as const)('the format of %s, where something stands there', (place, right, wrong, what) => {
    const faultOf = (text: string) => checkForm(withValueAt(empty, place, text), context).fields[place]
    expect(faultOf(` ${right} `)).toBeUndefined()
    expect(faultOf(wrong)).toContain(what)
    expect(faultOf('') ?? '').not.toContain('应为')
  })

  it('include a city in place of a district, and a day in the future', () => {
    const company = { ...empty.company, regionCode: '320200', registeredOn: '2026-11-21' }
    const { fields: found } = checkForm({ ...empty, company }, context)
    expect(found['company.regionCode']).toBe('请选择到区、县')
    expect(found['company.registeredOn']).toBe('成立日期不能晚于今天')
  })

  it('include a paper that has expired, unless it never expires', () => {
    const paper = { ...newPaper('ccc'), number: 'A1', validUntil: '2026-11-19', fileId: file }
    const faultOf = (one: Paper) =>
      checkForm({ ...empty, papers: { a: one } }, context).fields['papers.a.validUntil']
    expect(faultOf(paper)).toBeDefined()
    expect(faultOf({ ...paper, validUntil: '2026-11-20' })).toBeUndefined()
    expect(faultOf({ ...paper, endless: true })).toBeUndefined()
  })
})

describe('the form of a returned application', () => {
  it('opens at the step of the first remark', () => {
    const draft = { ...emptyDraft, values: { ...empty, papers: { a: newPaper('ccc') } } }
    const opened = openedAt(draft, 'qualifications[0].fileId')
    expect(opened).toMatchObject({ place: 'papers.a.fileId', first: { step: 'papers' } })
    expect(openedAt(draft, 'contact.email').first.step).toBe('contact')
    expect(openedAt({ ...draft, step: 'review' }, null)).toMatchObject({
      place: null,
      first: { step: 'review' },
    })
  })
})

describe('places', () => {
  it('refer to a paper by its key, whatever precedes it', () => {
    expect(placeOf('qualifications[1].number', ['a', 'b'])).toBe('papers.b.number')
    // the form kernel writes paths this way
    expect(placeOf('qualifications.0.fileId', ['a', 'b'])).toBe('papers.a.fileId')
    expect(placeOf('qualifications', ['a'])).toBe('papers')
    expect(placeOf('categoryIds[3]', [])).toBe('categoryIds')
    expect(placeOf('company.name', [])).toBe('company.name')
  })

  it('belong to a step', () => {
    expect(
      ['bank.account', 'contact', 'papers.b.number', 'papers', 'ticket'].map((place) => stepOf(place)),
    ).toEqual(['company', 'contact', 'papers', 'papers', null])
  })
})

describe('papers', () => {
  const required = requiredPapers(
    ['1', '2'],
    [
      { categoryId: '1', kinds: ['ccc'] },
      { categoryId: '2', kinds: ['ccc', 'special-equipment'] },
    ],
  )

  it('are required once, for all categories that require them', () => {
    expect(required).toEqual([
      { kind: 'ccc', categoryIds: ['1', '2'] },
      { kind: 'special-equipment', categoryIds: ['2'] },
    ])
  })

  it('get a place each; a filled-in one stays when nothing requires it any more', () => {
    const filled = { ...newPaper('brand-authorisation'), number: 'B1' }
    const papers = withPlaces(withPaper({ filled }, newPaper('explosion-proof')), required)
    expect(Object.values(papers).map(({ kind }) => kind)).toEqual([
      'brand-authorisation',
      'ccc',
      'special-equipment',
    ])
    expect(withPlaces(papers, required)).toBe(papers)
  })
})

describe('a draft of a returned application', () => {
  it('knows which remarks are still open', () => {
    const remarks = [
      { place: 'company.name', message: '写全称', was: contentAt(empty, 'company.name') },
      { place: 'company', message: '再看一遍', was: contentAt(empty, 'company') },
    ]
    expect(openRemarks(remarks, empty)).toHaveLength(2)
    const changed = withValueAt(empty, 'company.address', '示例路 8 号')
    expect(openRemarks(remarks, changed).map(({ place }) => place)).toEqual(['company.name'])
  })

  it('treats a file with another address as the same one', () => {
    const held = { ...empty, company: { ...empty.company, licenceFileId: file } }
    const later = withValueAt(held, 'company.licenceFileId.url', '/f?signed-anew')
    expect(contentAt(later, 'company')).toBe(contentAt(held, 'company'))
  })
})
