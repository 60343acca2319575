import { describe, expect, it } from 'vitest'
import { loadRegions } from './regions.ts'

const regions = await loadRegions()
const names = (level: { name: string }[] | undefined) => level?.map((region) => region.name)

describe('regions', () => {
  it('are provinces at first', () => {
    const levels = regions.levels(null)
    expect(levels).toHaveLength(1)
    expect(levels[0]).toHaveLength(34)
  })

  it('contain the lists along the path of the chosen one and the one below it', () => {
    expect(regions.levels('320000')).toHaveLength(2)
    expect(names(regions.levels('320000')[1])).toContain('无锡市')
    expect(names(regions.levels('320200')[2])).toContain('宜兴市')
    expect(regions.levels('320282')).toEqual(regions.levels('320200'))
  })

  it('contain only provinces for an unknown code', () => {
    expect(regions.levels('999999')).toHaveLength(1)
    expect(regions.path('999999')).toBe(null)
    expect(regions.nameOf('999999')).toBe('')
    expect(regions.nameOf('toString')).toBe('')
  })

  it.each([
    ['320282', '江苏省无锡市宜兴市'],
    ['320000', '江苏省'],
    ['320200', '江苏省无锡市'],
    ['110105', '北京市朝阳区'],
    ['310000', '上海市'],
    ['429004', '湖北省仙桃市'],
    ['500229', '重庆市城口县'],
  ])('%s has the name %s', (code, name) => expect(regions.nameOf(code)).toBe(name))

  it('identify a district by its ancestors', () => {
    expect(regions.isDistrict('320282')).toBe(true)
    expect(regions.isDistrict('320200')).toBe(false)
    expect(regions.isDistrict('320299')).toBe(false)
  })

  it('include a district in every province', () => {
    for (const province of regions.levels(null)[0]!) {
      const [, cities] = regions.levels(province.code)
      expect(cities!.length, province.name).toBeGreaterThan(0)
      for (const city of cities!) expect(regions.levels(city.code)[2]?.length, city.name).toBeGreaterThan(0)
    }
  })
})
