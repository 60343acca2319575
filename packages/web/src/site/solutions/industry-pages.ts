import type { Industry } from '@bdr/contract/content/kinds'
import type { PageKey } from '@bdr/contract/navigation'

/** The pages that show each industry's plant. */
export const industryPages: Readonly<Record<Industry, PageKey>> = {
  'thermal-power': 'thermalPower',
  water: 'waterPlants',
  'solid-waste': 'solidWaste',
}
