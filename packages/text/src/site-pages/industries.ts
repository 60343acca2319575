import type { Industry } from '@bdr/contract/content/kinds'
import solidWaste from '../../../../content/site/industries/solid-waste.json' with { type: 'json' }
import thermalPower from '../../../../content/site/industries/thermal-power.json' with { type: 'json' }
import water from '../../../../content/site/industries/water.json' with { type: 'json' }
import type { IndustryWords } from './industry-schema.ts'

export type { IndustryWords, WearPart } from './industry-schema.ts'

/**
 * The texts of the industries' pages. A test ensures that the files match the schema, so that the server does not have
 * to validate them at every start.
 */
export const industryWords = {
  'thermal-power': thermalPower,
  water,
  'solid-waste': solidWaste,
} as Readonly<Record<Industry, IndustryWords>>
