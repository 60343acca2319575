import * as calls from '@bdr/contract/dashboard/calls'
import type { Clock } from '../../platform/clock.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { scopeOf } from '../../platform/scope.ts'
import { viewerCan } from '../../platform/viewer.ts'
import { agendaOf } from './agenda.ts'
import { papersEnding, startOf } from './company-state.ts'
import { readFigures } from './figures.ts'
import { readStats } from './stats.ts'

export function dashboardRoutes(clock: Clock): BoundCall[] {
  return [
    bind(calls.readStats, ({ db, viewer }) => readStats(db, scopeOf(viewer), viewer.post)),
    bind(calls.readAgenda, async ({ db, viewer }) => {
      const [scope, today] = [scopeOf(viewer), clock.today()]
      const [items, papers, start] = await Promise.all([
        agendaOf(db, scope, { post: viewer.post, today }),
        scope.of === 'own' && viewerCan(viewer, 'company:view') ? papersEnding(db, scope, today) : null,
        scope.of === 'own' && viewerCan(viewer, 'company:edit') ? startOf(db, scope.merchantId) : null,
      ])
      return { items, papers, start }
    }),
    bind(calls.readFigures, async ({ db, viewer }) =>
      viewerCan(viewer, 'order:view') ? readFigures(db, scopeOf(viewer), clock.today()) : null,
    ),
  ]
}
