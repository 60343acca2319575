import type { ServerModule } from '../../platform/module.ts'
import { tableRegistry } from '../corporate-info/registry.ts'
import { settleInReviewRoutes } from './review-routes.ts'
import { settleInRoutes } from './routes.ts'
import { findSettleIns } from './search.ts'

export const settleInModule: ServerModule = {
  routes: ({ clock }) => [...settleInRoutes(clock), ...settleInReviewRoutes(clock, tableRegistry)],
  search: { 'settle-in': findSettleIns },
}
