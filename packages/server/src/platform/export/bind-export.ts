import type { Call } from '@bdr/contract/kernel/call'
import { bindDocument, type BoundCall, type CallContext } from '../gateway/bind.ts'
import { sheetStream, type ExportColumn } from './sheet-stream.ts'

export interface ExportedList<C extends Call, Row> {
  /** name of the file and its sheet */
  readonly name: (context: CallContext<C>) => string
  readonly columns: readonly ExportColumn<Row>[]
  /** the rows in chunks; see `readChunks` */
  readonly chunks: (context: CallContext<C>) => AsyncIterable<readonly Row[]>
}

/** Binds the export of a list. A refusal is answered before the first byte is sent. */
export const bindExport = <C extends Call, Row>(call: C, list: ExportedList<C, Row>): BoundCall =>
  bindDocument(call, async (context) => {
    const name = list.name(context)
    const chunks = await begun(list.chunks(context))
    return { bytes: await sheetStream(name, list.columns, chunks), fileName: `${name}.xlsx` }
  })

/** The same chunks with the first one already read, so that a list that cannot be read fails here. */
async function begun<Row>(chunks: AsyncIterable<readonly Row[]>): Promise<AsyncIterable<readonly Row[]>> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
}
