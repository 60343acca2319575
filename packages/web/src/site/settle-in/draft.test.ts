import { describe, expect, it } from 'vitest'
import { checkDraft, faultsOf, usccProblem } from './check.ts'
import { emptyDraft, newPaper, openedAt, openRemarks, valueAt, type Draft } from './draft.ts'
import { withLivingFiles } from './kept-draft.ts'
import { placeOf, stepOf } from './places.ts'
import { requiredPapers, withPlaces } from './required-papers.ts'

const file = {
  id: '7',
  name: '营业执照.png',
  mediaType: 'image/png',
  bytes: 10,
  url: '/f',
  thumbnailUrl: null,
} as const
const context = { proved: true, agreementVersion: 'v1', mostCategories: 2, today: '2026-11-20' }

describe('what is wrong with a draft', () => {
  it('is told at its place, step by step', () => {
    const found = checkDraft(emptyDraft, { ...context, proved: false })
    expect(faultsOf(found, 'contact').map(([place]) => place)).toEqual([
      'contact.name',
      'contact.role',
      'contact.mobile',
    ])
    expect(found).not.toHaveProperty('contact.email')
    expect(faultsOf(found, 'agreement')).toHaveLength(1)
  })

  it('a code with a wrong check character', () => {
    expect(usccProblem('9132 0583ma20h5r84t')).toBeNull()
    expect(usccProblem('91320583MA20H5R84Y')).toContain('校验位')
    expect(usccProblem('91320583')).toContain('18 位')
  })

  it.each([
    ['company.legalPerson', '欧阳·示例', '沈 示例', '姓名'],
    ['contact.name', 'Li Wei', '许静2', '姓名'],
    ['contact.email', 'sales@example.com', 'sales@example', '邮箱'],
    ['bank.account', '3200 1616 2360 5250 0000', '3200-1616-2360', '银行账号'],
  ] as const)('the format of %s, where something stands there', (place, right, wrong, what) => {
    const faultOf = (text: string) =>
      checkDraft({ ...emptyDraft, texts: { ...emptyDraft.texts, [place]: text } }, context)[place]
    expect(faultOf(` ${right} `)).toBeUndefined()
    expect(faultOf(wrong)).toContain(what)
    expect(faultOf('') ?? '').not.toContain('应为')
  })

  it('a city where a district is asked for, and a day that is still to come', () => {
    const texts = {
      ...emptyDraft.texts,
      'company.regionCode': '320200',
      'company.registeredOn': '2026-11-21',
    }
    const found = checkDraft({ ...emptyDraft, texts }, context)
    expect(found['company.regionCode']).toBe('请选择到区、县')
    expect(found['company.registeredOn']).toBe('成立日期不能晚于今天')
  })

  it('a paper that is over, unless it never ends', () => {
    const paper = { ...newPaper('ccc'), number: 'A1', validUntil: '2026-11-19', file: { file, at: 0 } }
    const check = (one: typeof paper) => checkDraft({ ...emptyDraft, papers: [one] }, context)
    expect(check(paper)).toHaveProperty([`paper:${paper.key}.validUntil`])
    expect(check({ ...paper, validUntil: '2026-11-20' })).not.toHaveProperty([
      `paper:${paper.key}.validUntil`,
    ])
    expect(check({ ...paper, endless: true })).not.toHaveProperty([`paper:${paper.key}.validUntil`])
  })
})

describe('a form that is opened to be mended', () => {
  it('stands at the step the remark is about', () => {
    const draft = { ...emptyDraft, papers: [{ ...newPaper('ccc'), key: 'a' }] }
    const opened = openedAt(draft, 'qualifications[0].fileId')
    expect(opened).toMatchObject({ place: 'paper:a.fileId', first: { step: 'papers' } })
    expect(openedAt(draft, 'contact.email').first.step).toBe('contact')
    expect(openedAt({ ...draft, step: 'review' }, null)).toMatchObject({
      place: null,
      first: { step: 'review' },
    })
  })
})

describe('places', () => {
  it('name a paper by its key, whatever stands before it', () => {
    expect(placeOf('qualifications[1].number', [{ key: 'a' }, { key: 'b' }])).toBe('paper:b.number')
    expect(placeOf('categoryIds[3]', [])).toBe('categoryIds')
    expect(placeOf('company.name', [])).toBe('company.name')
  })

  it('stand in a step', () => {
    expect(
      ['bank.account', 'contact', 'paper:b.number', 'qualifications', 'ticket'].map((place) => stepOf(place)),
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

  it('are asked for once, by all categories that do', () => {
    expect(required).toEqual([
      { kind: 'ccc', categoryIds: ['1', '2'] },
      { kind: 'special-equipment', categoryIds: ['2'] },
    ])
  })

  it('get a place each; what was filled in stays when nobody asks for it any more', () => {
    const filled = { ...newPaper('brand-authorisation'), number: 'B1' }
    const papers = withPlaces([filled, newPaper('explosion-proof')], required)
    expect(papers.map(({ kind }) => kind)).toEqual(['brand-authorisation', 'ccc', 'special-equipment'])
    expect(withPlaces(papers, required)).toBe(papers)
  })
})

describe('a draft that is mended', () => {
  it('knows which remarks nothing was done for', () => {
    const draft: Draft = {
      ...emptyDraft,
      remarks: [
        { place: 'company.name', message: '写全称', was: valueAt(emptyDraft, 'company.name') },
        { place: 'company', message: '再看一遍', was: valueAt(emptyDraft, 'company') },
      ],
    }
    expect(openRemarks(draft)).toHaveLength(2)
    const texts = { ...draft.texts, 'company.address': '示例路 8 号' }
    expect(openRemarks({ ...draft, texts }).map(({ place }) => place)).toEqual(['company.name'])
  })
})

describe('what a device keeps', () => {
  it('drops uploads the server has removed by now, but none that an application holds', () => {
    const hours = (count: number) => count * 3_600_000
    const draft: Draft = {
      ...emptyDraft,
      licence: { file, at: 0 },
      papers: [{ ...newPaper('ccc'), file: { file, at: null } }],
    }
    expect(withLivingFiles(draft, hours(22)).filesGone).toBe(false)
    const late = withLivingFiles(draft, hours(24))
    expect(late.filesGone).toBe(true)
    expect(late.draft.licence).toBeNull()
    expect(late.draft.papers[0]!.file).not.toBeNull()
  })
})
