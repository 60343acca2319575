import type { ServerModule } from '../../platform/module.ts'
import { removeOldCodes } from './queries.ts'
import { smsRoutes } from './routes.ts'

export const smsModule: ServerModule = {
  routes: smsRoutes,
  outbox: ({ adapters }) => ({ sms: (message, signal) => adapters.sms.send(message, signal) }),
  recurring: ({ database }) => [
    { name: 'old codes', everySeconds: 3_600, run: () => removeOldCodes(database.kysely) },
  ],
}
