import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { deadlineTask, validityTask } from './deadline.ts'
import { inquiryImport } from './import/import-lines.ts'
import { inquiryImportRoutes } from './import/routes.ts'
import { inquiryRoutes } from './routes.ts'
import { findInquiries } from './search.ts'

export const inquiryModule: ServerModule = {
  routes: (parts) => [...inquiryRoutes(parts), ...inquiryImportRoutes(parts)],
  imports: ({ log }) => [inquiryImport(crashLogger(log))],
  search: { inquiry: findInquiries },
  recurring: ({ database, bus }) => [deadlineTask(database, bus), validityTask(database, bus)],
}
