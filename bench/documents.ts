import type { DeliveryNoteLine } from '@bdr/contract/delivery-notes/replies'
import { renderDeliveryNotesPdf } from '../packages/server/src/modules/delivery-notes/document.ts'
import type { PrintedNote } from '../packages/server/src/modules/delivery-notes/document-head.ts'
import { renderLabelsPdf } from '../packages/server/src/modules/delivery-notes/label-document.ts'
import { ownTemplate } from '../packages/server/src/modules/delivery-notes/template.ts'
import type { Measurement } from './report.ts'
import { spreadOf } from './statistics.ts'

const rounds = 12
const scanned = 'https://shop.example/receipt/3f9c1a7be0d24c55b5b0d9f6a1c8e742'
const at = '2026-11-20T08:05:00.000Z'

const line = (lineNo: number): DeliveryNoteLine & { price: null } => ({
  id: String(lineNo),
  lineNo,
  orderId: '1',
  orderNo: 'PO202611200001',
  orderLineId: String(lineNo),
  orderLineNo: lineNo * 10,
  materialCode: `FM-${10_000 + lineNo}`,
  materialName: '不锈钢法兰球阀',
  specification: `Q41F-16P DN${50 + lineNo}`,
  brand: '明泽',
  unit: '台',
  quantity: String(lineNo),
  batch: null,
  certificateCount: 0,
  orderLineNote: null,
  acceptedQuantity: '0',
  rejectedQuantity: '0',
  outstandingQuantity: String(lineNo),
  price: null,
})
const lines = (count: number) => Array.from({ length: count }, (_, place) => line(place + 1))

const note = (count: number): PrintedNote => ({
  id: '1',
  noteNo: 'SH2026112000017',
  status: 'ready',
  version: 1,
  merchantName: '宜兴明泽阀门有限公司（示例）',
  merchantCode: 'M1001',
  merchantAddress: '江苏省宜兴市高塍镇远东大道 8 号',
  merchantPhone: '0510-87654321',
  buyerName: '江阴热电有限公司（示例）',
  shipTo: '江苏省江阴市滨江西路 88 号',
  receiverName: '王建国（示例）',
  receiverPhone: '13800138001',
  orderNos: ['PO202611200001'],
  lineCount: count,
  plannedDate: '2026-11-21',
  createdAt: at,
  dispatchedAt: null,
  differences: [],
  transport: {
    plannedDate: '2026-11-21',
    expectedDate: null,
    arrivedAt: null,
    deliverer: null,
    carrier: '德顺物流（示例）',
    vehicleNo: '苏B·12345',
    driverName: '李强（示例）',
    driverPhone: '13900139002',
  },
  packing: { packages: null, grossWeight: null },
  note: null,
  receiptLink: { state: 'open', until: at },
  lines: lines(count),
  certificateCount: 0,
  receipts: [],
  actions: { allowed: [], blocked: [] },
  history: [],
})

const printing = (count: number) => () =>
  renderDeliveryNotesPdf({
    notes: [{ note: note(count), scanned }],
    template: ownTemplate,
    logo: null,
    printedAt: new Date(at),
  })
const labelling = (size: 'roll' | 'a4') => () =>
  renderLabelsPdf({
    noteNo: 'SH2026112000017',
    merchantName: '宜兴明泽阀门有限公司（示例）',
    buyerName: '江阴热电有限公司（示例）',
    lines: lines(50),
    size,
    each: 1,
    scanned,
  })

/** How long printing long documents takes compared with a delivery note of 20 lines, measured in turns. */
export async function measureDocuments(): Promise<Measurement[]> {
  const works = [printing(20), printing(200), labelling('roll'), labelling('a4')]
  const times = works.map(() => [] as number[])
  for (let round = -2; round < rounds; round += 1)
    for (const [place, work] of works.entries()) {
      const beganAt = performance.now()
      await work()
      if (round >= 0) times[place]!.push(performance.now() - beganAt)
    }
  const [short, ...others] = times
  // the shortest one: the time when nothing else runs
  const against = Math.min(...short!)
  const named = [
    ['note-200', '200 行送货单 PDF（毫秒，对照为 20 行）', 5],
    ['labels-roll', '50 张 60 × 40 标签（毫秒，对照为 20 行送货单）', 3],
    ['labels-a4', '50 张 A4 标签（毫秒，对照为 20 行送货单）', 3],
  ] as const
  return named.map(([name, title, target], place) => {
    const ours = Math.min(...others[place]!)
    return {
      name,
      title,
      ours,
      against,
      ratio: ours / against,
      spread: spreadOf(others[place]!.map((time, round) => time / short![round]!)),
      target: `≤ ${target}`,
      holds: ours / against <= target,
    }
  })
}
