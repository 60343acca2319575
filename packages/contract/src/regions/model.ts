import { z } from 'zod'

/** A province, city or district, by its GB/T 2260 code. */
export const regionCode = z
  .string()
  .regex(/^\d{6}$/, { error: 'region' })
  .meta({ example: '320282' })

/** The province of a region. A code consists of two digits each for province, city and district. */
export const provinceOf = (code: string): string => `${code.slice(0, 2)}0000`
export const cityOf = (code: string): string => `${code.slice(0, 4)}00`
