import { z } from 'zod'

/** A province, city or district by its code of GB/T 2260. */
export const regionCode = z
  .string()
  .regex(/^\d{6}$/, { error: 'region' })
  .meta({ example: '320282' })

/** What a region lies in is written in its code: two digits of province, two of city, two of district. */
export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`
