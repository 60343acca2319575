import { readRegions } from '@bdr/contract/regions/calls'
import { invalid } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { loadRegions } from './regions.ts'

export function regionRoutes(): BoundCall[] {
  return [
    bind(readRegions, async ({ input: { code = null } }) => {
      const regions = await loadRegions()
      const path = code === null ? [] : regions.path(code)
      if (!path) throw invalid([fault(['code'], 'region.unknown')])
      return { levels: regions.levels(code), path }
    }),
  ]
}
