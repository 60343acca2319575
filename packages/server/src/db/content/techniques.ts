import type { SeedTechnique } from './model.ts'
import { solidWasteTechniques } from './techniques/solid-waste.ts'
import { thermalPowerTechniques } from './techniques/thermal-power.ts'
import { waterTechniques } from './techniques/water.ts'

export const seedTechniques: readonly SeedTechnique[] = [
  ...thermalPowerTechniques,
  ...waterTechniques,
  ...solidWasteTechniques,
]
