import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchCompanies } from '@bdr/contract/corporate-info/calls'
import { companySearchesPerAddress, maxCompaniesFound } from '@bdr/contract/corporate-info/model'
import { codes } from '@bdr/contract/errors'
import { readRegions } from '@bdr/contract/regions/calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'

let world: TestWorld
let nobody: Client
beforeAll(async () => {
  world = await testWorld()
  nobody = await world.as(null)
  const company = (uscc: string, name: string) => ({
    uscc,
    name,
    legal_person: '周恒',
    registered_on: '2018-05-16',
    registered_capital: '500 万元人民币',
    region_code: '320282',
    address: '环科园示例路 8 号',
    business_scope: '阀门制造与销售。',
    standing: 'active',
  })
  await world.database.kysely
    .insertInto('registered_company')
    .values([
      company('91320282MA1XK7Q293', '江苏远帆阀门有限公司（示例）'),
      company('91320583MA20H5R84T', '远帆环保（示例）'),
      ...Array.from({ length: 20 }, (_, index) => company(`TEST${index}`, `宏业第 ${index} 公司（示例）`)),
    ])
    .execute()
})
afterAll(() => world.close())

const search = (keyword: string) => nobody.ok(searchCompanies, { keyword })

describe('a search in the register', () => {
  it('finds part of the name, names that start with it first', async () => {
    expect((await search('远帆')).map(({ name }) => name)).toEqual([
      '远帆环保（示例）',
      '江苏远帆阀门有限公司（示例）',
    ])
  })

  it('finds a code, and fills a form', async () => {
    expect(await search('91320282 ma1xk7')).toEqual([
      {
        uscc: '91320282MA1XK7Q293',
        name: '江苏远帆阀门有限公司（示例）',
        legalPerson: '周恒',
        registeredOn: '2018-05-16',
        registeredCapital: '500 万元人民币',
        regionCode: '320282',
        regionName: '江苏省无锡市宜兴市',
        address: '环科园示例路 8 号',
        businessScope: '阀门制造与销售。',
        standing: 'active',
      },
    ])
  })

  it('is limited in length, and treats % literally', async () => {
    expect(await search('宏业')).toHaveLength(maxCompaniesFound)
    expect(await search('%%')).toEqual([])
  })

  it('requires more than one character', async () => {
    expect((await nobody.call(searchCompanies, { keyword: '阀' })).code).toBe(codes.invalid)
  })

  it('is rate limited, so that the register cannot be copied', async () => {
    const answers = await Promise.all(
      Array.from({ length: companySearchesPerAddress.limit + 1 }, () =>
        nobody.call(searchCompanies, { keyword: '远帆' }),
      ),
    )
    const answered = answers.filter(({ code }) => code === codes.success)
    expect(answered.length).toBeLessThan(companySearchesPerAddress.limit)
    expect(answers.filter(({ code }) => code === codes.tooMany)).toHaveLength(
      answers.length - answered.length,
    )
  })
})

describe('regions', () => {
  it('are read level by level', async () => {
    const read = await nobody.ok(readRegions, { code: '320282' })
    expect(read.path.map(({ name }) => name)).toEqual(['江苏省', '无锡市', '宜兴市'])
    expect(read.levels).toHaveLength(3)
    expect((await nobody.ok(readRegions, {})).levels).toHaveLength(1)
    expect((await nobody.call(readRegions, { code: '999999' })).data).toEqual([
      expect.stringContaining('没有这个行政区划代码'),
    ])
  })
})
