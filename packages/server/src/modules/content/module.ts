import type { ServerModule } from '../../platform/module.ts'
import { releaseDue } from './publish.ts'
import { contentRoutes } from './routes.ts'
import { findContents } from './search.ts'

declare module '../../platform/outbox.ts' {
  interface OutboxPayloads {
    /** a scheduled publication is due */
    'content-due': { readonly id: string }
  }
}

export const contentModule: ServerModule = {
  routes: ({ clock }) => contentRoutes(clock),
  search: { content: findContents },
  outbox: ({ database, bus }) => ({ 'content-due': () => releaseDue(database, bus) }),
}
