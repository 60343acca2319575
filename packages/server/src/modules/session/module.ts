import type { ServerModule } from '../../platform/module.ts'
import { sessionRoutes } from './routes.ts'
import { removeOldSessions } from './remove-old-sessions.ts'

export const sessionModule: ServerModule = {
  routes: (parts) => sessionRoutes({ ...parts, publicUrl: parts.env.publicUrl }),
  recurring: ({ database }) => [
    { name: 'old sessions', everySeconds: 3_600, run: () => removeOldSessions(database.kysely) },
  ],
}
