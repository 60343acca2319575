import { describeImportFault } from '@bdr/text/order-import'
import { describe, expect, it } from 'vitest'
import type { ReadResult } from '../model.ts'
import { readFile } from '../read-file.ts'
import { fixture } from '../test/expectations.ts'
import { withMore, withOthers, type ChangedDocument } from './test/changed-documents.ts'

const examples = [
  'UBL-Order-2.1-Example.xml',
  'Order_Example.xml',
  'UC1_Order.xml',
  'UC2_Order.xml',
  'UC3_Order.xml',
  'unread-parts.xml',
  'schedule.xml',
]
const text = (name: string) => Buffer.from(fixture(`ubl/${name}`)).toString()
const read = (xml: string) => readFile(Buffer.from(xml))

/** Everything a person sees of a file, besides what was not read. */
const seen = ({ orders, unfinished, faults, assumptions }: ReadResult): string =>
  JSON.stringify([
    orders,
    unfinished,
    faults.map((fault) => [fault.path, fault.value, describeImportFault(fault)]),
    assumptions.map((one) => [describeImportFault(one), one.question]),
  ])

/** Elements that name the rules of the document. */
const plumbing = /\/(UBLVersionID|CustomizationID|ProfileID)$/

/**
 * Whether a value is in what was read, in what was not read, or in a fault or question. A number may also have become
 * another one, such as a price with tax.
 */
function isAccountedFor(result: ReadResult, before: string, { name, kind, value }: ChangedDocument): boolean {
  if (kind === 'Indicator' || !/^(Text|Name|Identifier|Code|BinaryObject)$/.test(kind)) {
    if (seen(result) !== before) return true
    const unread = result.unread.map(({ path, params }) => `${path} ${JSON.stringify(params)}`)
    return unread.some((part) => part.includes(value) && part.includes(name))
  }
  return (
    seen(result).includes(value) || result.unread.some((part) => describeImportFault(part).includes(value))
  )
}

async function lostOf(xml: string, changed: readonly ChangedDocument[]): Promise<string[]> {
  const before = seen(await read(xml))
  const lost: string[] = []
  for (const one of changed)
    if (!plumbing.test(one.path) && !isAccountedFor(await read(one.xml), before, one)) lost.push(one.path)
  return lost
}

describe.each(examples)('of %s nothing is lost', (name) => {
  it('if it has one element more', async () => {
    const changed = withMore(text(name))
    expect(changed.length).toBeGreaterThan(100)
    expect(await lostOf(text(name), changed)).toEqual([])
  })

  it('if one of its values is another', async () => {
    const changed = withOthers(text(name))
    expect(changed.length).toBeGreaterThan(10)
    expect(await lostOf(text(name), changed)).toEqual([])
  })
})
