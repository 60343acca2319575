import { AsyncLocalStorage } from 'node:async_hooks'

const openTransaction = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Runs the work of a transaction. Until it ends, requesting another connection from within it is an error: on the
 * embedded database's only connection it would deadlock, and on PostgreSQL it would not see the transaction's own
 * writes.
 */
export async function withOpenTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const state = { open: true }
  try {
    return await openTransaction.run(state, work)
  } finally {
    state.open = false
  }
}

export function assertNoOpenTransaction(): void {
  if (openTransaction.getStore()?.open) {
    throw new Error('query outside the open transaction: pass the transaction to it, not the database')
  }
}
