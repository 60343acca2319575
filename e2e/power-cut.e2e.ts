import { createDeliveryNote, listDeliveryNotes, readShippable } from '@bdr/contract/delivery-notes/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { expect, test } from './journey.ts'

/** How many notes were acknowledged when the power fails: at once, in the middle, later. */
for (const acknowledged of [1, 5, 20]) {
  test(`after ${acknowledged} acknowledged notes and a power cut, all of them are there once`, async ({
    server,
    callAs,
  }) => {
    const { data: orders } = await callAs('owner', listOrders, { status: 'confirmed' })
    const { data: offer } = await callAs('owner', readShippable, { orderIds: orders.list[0]!.id })
    const lines = [{ orderLineId: offer.lines[0]!.orderLineId, quantity: '0.01' }]
    const keys: string[] = []
    const create = (key: string) =>
      callAs('owner', createDeliveryNote, { lines, submit: false, confirmFractions: true }, key)

    const acknowledgedNotes = new Map<string, string>()
    const burst = async (): Promise<void> => {
      for (;;) {
        const key = crypto.randomUUID()
        keys.push(key)
        const { code, data } = await create(key)
        if (code === '00000') acknowledgedNotes.set(key, data.noteNo)
      }
    }
    const bursts = Promise.allSettled([burst(), burst(), burst()])
    await expect.poll(() => acknowledgedNotes.size, { intervals: [5] }).toBeGreaterThanOrEqual(acknowledged)
    await server.kill()
    await bursts
    await server.restart()

    // What was not acknowledged may exist or not; sending it again with its key settles that.
    for (const key of keys) {
      const { code, data } = await create(key)
      expect(code).toBe('00000')
      expect(acknowledgedNotes.get(key) ?? data.noteNo).toBe(data.noteNo)
      acknowledgedNotes.set(key, data.noteNo)
    }
    const { data: first } = await callAs('owner', listDeliveryNotes, { status: 'draft', pageSize: 100 })
    const listed = first.list.map((note) => note.noteNo)
    for (let pageNum = 2; listed.length < first.total; pageNum += 1) {
      const { data } = await callAs('owner', listDeliveryNotes, { status: 'draft', pageNum, pageSize: 100 })
      listed.push(...data.list.map((note) => note.noteNo))
    }
    expect(new Set(acknowledgedNotes.values()).size).toBe(keys.length)
    for (const noteNo of acknowledgedNotes.values())
      expect(listed.filter((one) => one === noteNo)).toHaveLength(1)
  })
}
