import type { ServerModule } from '../../platform/module.ts'
import { removeOldRows } from '../../platform/outbox-queries.ts'
import { outboxRoutes } from './routes.ts'

export const outboxModule: ServerModule = {
  routes: outboxRoutes,
  recurring: ({ database }) => [
    { name: 'old outbox rows', everySeconds: 3_600, run: () => removeOldRows(database.kysely) },
  ],
}
