import { bearingEntries } from './encyclopedia/bearing.ts'
import { cableEntries } from './encyclopedia/cable.ts'
import { chemicalEntries } from './encyclopedia/chemical.ts'
import { conveyingEntries } from './encyclopedia/conveying.ts'
import { fastenerEntries } from './encyclopedia/fastener.ts'
import { filterEntries } from './encyclopedia/filter.ts'
import { fittingEntries } from './encyclopedia/fitting.ts'
import { instrumentEntries } from './encyclopedia/instrument.ts'
import { lubricationEntries } from './encyclopedia/lubrication.ts'
import { motorEntries } from './encyclopedia/motor.ts'
import { protectionEntries } from './encyclopedia/protection.ts'
import { pumpEntries } from './encyclopedia/pump.ts'
import { sealEntries } from './encyclopedia/seal.ts'
import { valveEntries } from './encyclopedia/valve.ts'
import { wearEntries } from './encyclopedia/wear.ts'
import type { SeedEntry } from './model.ts'

export const seedEntries: readonly SeedEntry[] = [
  ...bearingEntries,
  ...valveEntries,
  ...pumpEntries,
  ...motorEntries,
  ...instrumentEntries,
  ...fastenerEntries,
  ...sealEntries,
  ...filterEntries,
  ...cableEntries,
  ...protectionEntries,
  ...chemicalEntries,
  ...conveyingEntries,
  ...wearEntries,
  ...fittingEntries,
  ...lubricationEntries,
]
