import type { ServerModule } from '../../platform/module.ts'
import { fileRoutes } from './routes.ts'
import { removeUnreferred } from './sweep.ts'

declare module '../../platform/outbox.ts' {
  interface OutboxPayloads {
    /** keys of objects whose file no longer has a row */
    'file-removal': { readonly keys: readonly string[] }
  }
}

export const fileModule: ServerModule = {
  routes: ({ database, sessions, adapters: { store }, env: { productCode } }) =>
    fileRoutes({ database, sessions, store, productCode }),
  outbox: ({ adapters: { store } }) => ({ 'file-removal': ({ keys }) => store.remove(keys) }),
  recurring: ({ database, bus, adapters: { store } }) => [
    { name: 'unreferred files', everySeconds: 3_600, run: () => removeUnreferred(database, bus) },
    { name: 'half-written objects', everySeconds: 3_600, run: () => store.tidy() },
  ],
}
