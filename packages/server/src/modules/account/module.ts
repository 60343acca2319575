import type { ServerModule } from '../../platform/module.ts'
import { noticeChannelsOf } from './mail.ts'
import { accountRoutes } from './routes.ts'

export const accountModule: ServerModule = {
  routes: (parts) => accountRoutes({ ...parts, publicUrl: parts.env.publicUrl }, noticeChannelsOf(parts.env)),
  outbox: ({ adapters }) => ({ mail: (message, signal) => adapters.mail.send(message, signal) }),
}
