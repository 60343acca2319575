import type { Industry } from '@bdr/contract/content/kinds'
import solidWaste from '../../../../content/site/industries/solid-waste.json' with { type: 'json' }
import thermalPower from '../../../../content/site/industries/thermal-power.json' with { type: 'json' }
import water from '../../../../content/site/industries/water.json' with { type: 'json' }
import type { IndustryWords } from './industry-schema.ts'

export type { IndustryWords, WearPart } from './industry-schema.ts'

/**
 * What the pages of the industries say. That the files fit the schema a test makes sure of, so that a
 * server that starts does not read them once more.
 */
export const industryWords = {
  'thermal-power': thermalPower,
  water,
  'solid-waste': solidWaste,
} as Readonly<Record<Industry, IndustryWords>>
