import { cityOf, provinceOf } from '@bdr/contract/regions/model'
import type { Region } from '@bdr/contract/regions/replies'

/** The provinces, cities and districts of China by code. */
export interface Regions {
  /** the lists for a choice: provinces; cities of the province; districts of the city */
  levels(code: string | null): Region[][]
  /** from the province down; null for an unknown code */
  path(code: string): Region[] | null
  isDistrict(code: string): boolean
  /** the start of an address, `江苏省无锡市宜兴市`; empty for an unknown code */
  nameOf(code: string): string
}

type Names = Readonly<Record<string, string>>

/** The four municipalities are both province and city. */
const municipalities = new Set(['110000', '120000', '310000', '500000'])
/** Codes in the position of a city that are not cities: counties directly below a province have numbers from 90 on. */
const isNoCity = (code: string) => code.slice(2, 4) >= '90' || municipalities.has(provinceOf(code))

function regionsOf(provinces: Names, cities: Names, districts: Names): Regions {
  const regionsOfNames = (names: Names): Region[] =>
    Object.entries(names).map(([code, name]) => ({ code, name }))
  const all = regionsOfNames(provinces)
  const citiesBy = Map.groupBy(regionsOfNames(cities), ({ code }) => provinceOf(code))
  const districtsBy = Map.groupBy(regionsOfNames(districts), ({ code }) => cityOf(code))
  const nameAt: Names = { ...provinces, ...cities, ...districts }

  const path = (code: string): Region[] | null => {
    if (!Object.hasOwn(nameAt, code)) return null
    const codes = new Set([provinceOf(code), cityOf(code), code])
    return [...codes].map((one) => ({ code: one, name: nameAt[one]! }))
  }
  return {
    path,
    levels(code) {
      if (code === null || !path(code)) return [all]
      const within = citiesBy.get(provinceOf(code)) ?? []
      const below = cityOf(code) === provinceOf(code) ? undefined : districtsBy.get(cityOf(code))
      return below ? [all, within, below] : [all, within]
    },
    isDistrict: (code) => Object.hasOwn(districts, code),
    nameOf: (code) =>
      (path(code) ?? [])
        .filter((region) => isProvince(region) || !isCity(region) || !isNoCity(region.code))
        .map((region) => region.name)
        .join(''),
  }
}

const isProvince = ({ code }: Region) => code === provinceOf(code)
const isCity = ({ code }: Region) => code === cityOf(code)

let loaded: Promise<Regions> | undefined

/** 4,000 names, loaded with the first address because many nodes never need them. */
export const loadRegions = (): Promise<Regions> =>
  (loaded ??= import('@vant/area-data').then(({ areaList }) =>
    regionsOf(areaList.province_list, areaList.city_list, areaList.county_list),
  ))
