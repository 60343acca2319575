import type { ServerModule } from '../../platform/module.ts'
import { deadlineTask, validityTask } from './deadline.ts'
import { inquiryRoutes } from './routes.ts'
import { findInquiries } from './search.ts'

export const inquiryModule: ServerModule = {
  routes: ({ clock }) => inquiryRoutes(clock),
  search: { inquiry: findInquiries },
  recurring: ({ database, bus }) => [deadlineTask(database, bus), validityTask(database, bus)],
}
