import type { Industry } from '@bdr/contract/content/kinds'
import type { PageKey } from '@bdr/contract/navigation'

/** Where an industry's plant is shown. */
export const industryPages: Readonly<Record<Industry, PageKey>> = {
  'thermal-power': 'thermalPower',
  water: 'waterPlants',
  'solid-waste': 'solidWaste',
}
