import type { BasePost } from '@bdr/contract/access'
import { chinaDay } from '@bdr/contract/kernel/china-time'
import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { LineResponse } from '@bdr/contract/orders/calls'
import type { NewOrder, NewOrderLine } from '../../modules/orders/create.ts'
import { newLine, newOrder } from '../../test/factories.ts'

/** What happens in the demo. Companies, people and plants are invented and say so. */

export const demoPassword = 'Bdr@2026'

export const demoMerchants = [
  { code: 'M1001', name: '宜兴明泽阀门有限公司（示例）', uscc: '91320282MA1XK7Q293' },
  { code: 'M1002', name: '昆山澄远轴承有限公司（示例）', uscc: '91320583MA20H5R84T' },
]

export const demoStaff: readonly {
  account: string
  name: string
  mobile: string
  post: BasePost
  merchantCode: string | null
}[] = [
  { account: 'owner', name: '沈明泽', mobile: '13800000098', post: '98', merchantCode: 'M1001' },
  { account: 'sales', name: '顾晓岚', mobile: '13800000099', post: '99', merchantCode: 'M1001' },
  { account: 'driver', name: '马建国', mobile: '13800000100', post: '100', merchantCode: 'M1001' },
  { account: 'owner2', name: '陆澄远', mobile: '13800000298', post: '98', merchantCode: 'M1002' },
  { account: 'admin', name: '运营中心', mobile: '13800000001', post: 'admin', merchantCode: null },
]

type Answer = LineResponse extends infer R ? (R extends unknown ? Omit<R, 'lineId'> : never) : never
type Arrived = { accepted: Decimal; rejected: Decimal; reason: string | null }

export type DemoStep =
  | { kind: 'respond'; answers: readonly Answer[] }
  | { kind: 'cancel' | 'close'; reason: string }
  | {
      kind: 'note'
      /** per order line; `0` leaves it off */
      quantities: readonly Decimal[]
      until: 'draft' | 'ready' | 'void' | 'in-transit' | 'arrived' | 'settled'
      /** per note line; everything accepted unless said */
      arrived?: readonly Arrived[]
      last?: boolean
    }

export interface DemoOrder {
  readonly merchantCode: 'M1001' | 'M1002'
  readonly daysAgo: number
  readonly order: Omit<NewOrder, 'merchantId'>
  readonly steps: readonly DemoStep[]
}

const buyers = {
  power: {
    buyerName: '国能滨江发电有限公司（示例）',
    shipTo: '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
    receiverName: '周敏',
    receiverPhone: '13800138001',
  },
  water: {
    buyerName: '清源水务集团（示例）',
    shipTo: '浙江省嘉兴市南湖区清源路 88 号 二号库',
    receiverName: '陈海',
    receiverPhone: '0573-82010001',
  },
  waste: {
    buyerName: '绿洲固废处理有限公司（示例）',
    shipTo: '安徽省合肥市肥东县循环园纬三路 12 号',
    receiverName: '何立新',
    receiverPhone: '13900139002',
  },
} as const

type Material = Pick<
  NewOrderLine,
  'materialCode' | 'materialName' | 'specification' | 'brand' | 'unit' | 'unitPrice'
>
const material = (
  materialCode: string,
  materialName: string,
  specification: string,
  brand: string | null,
  unit: string,
  unitPrice: Decimal,
): Material => ({ materialCode, materialName, specification, brand, unit, unitPrice })

const gateValve = material('FM-Z41H-16C-DN100', '楔式闸阀', 'Z41H-16C DN100 WCB', '明泽', '台', '612.5')
const stopValve = material('FM-J41H-25-DN50', '截止阀', 'J41H-25 DN50', '明泽', '台', '288')
const butterfly = material(
  'FM-D343H-10C-DN300',
  '硬密封蝶阀',
  'D343H-10C DN300 蜗轮传动',
  '明泽',
  '台',
  '2360',
)
const seal = material('MF-JX-45', '机械密封', 'φ45 碳化硅/石墨 WB2-45', null, '套', '1365')
const gasket = material('MF-GR-DN100', '金属缠绕垫片', 'DN100 PN16 304＋石墨', null, '片', '18.6')
const bolt = material('JG-M16x80-8.8', '六角头螺栓', 'GB/T 5782 M16×80 8.8级 镀锌', null, '套', '2.135')
const filterBag = material('LX-PPS-160x6000', '除尘滤袋', 'PPS+PTFE φ160×6000 550g/㎡', null, '条', '138.75')
const bearing = material('DF-6308-2RS', '深沟球轴承', '6308-2RS/C3', '澄远', '套', '46.35')
const rollerBearing = material('DF-22220-EK', '调心滚子轴承', '22220 EK/C3', '澄远', '套', '685')
const transmitter = material('YB-3051-0.5', '压力变送器', '0～1.6MPa 4～20mA HART', null, '台', '1750')

const accept: Answer = { action: 'accept' }
const all = (count: number): DemoStep => ({
  kind: 'respond',
  answers: Array.from({ length: count }, () => accept),
})

/** The demo's orders; days are counted from `now`, so that due dates stay in reach. */
export function demoOrders(now: Date): DemoOrder[] {
  const day = (offset: number) => chinaDay(new Date(now.getTime() + offset * 86_400_000))
  let number = 0
  const order = (
    merchantCode: DemoOrder['merchantCode'],
    buyer: keyof typeof buyers,
    { daysAgo, dueIn }: { daysAgo: number; dueIn: number },
    lines: readonly (Material & { quantity: Decimal; tolerance?: Decimal })[],
    steps: readonly DemoStep[] = [],
  ): DemoOrder => {
    number += 1
    const { merchantId: _, ...fields } = newOrder({
      merchantId: '',
      orderNo: `PO2026${day(-daysAgo).slice(5, 7)}${String(100 + number)}`,
      orderDate: day(-daysAgo),
      ...buyers[buyer],
      lines: lines.map((line, index) =>
        newLine({ ...line, lineNo: index + 1, requiredDate: day(dueIn + index * 3) }),
      ),
    })
    return { merchantCode, daysAgo, order: fields, steps }
  }

  return [
    order(
      'M1001',
      'water',
      { daysAgo: 58, dueIn: -20 },
      [
        { ...gateValve, quantity: '20' },
        { ...gasket, quantity: '60' },
      ],
      [all(2), { kind: 'note', quantities: ['20', '60'], until: 'arrived' }],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 46, dueIn: -15 },
      [{ ...stopValve, quantity: '36' }],
      [
        all(1),
        { kind: 'note', quantities: ['20'], until: 'arrived' },
        { kind: 'note', quantities: ['16'], until: 'arrived' },
      ],
    ),
    order(
      'M1001',
      'waste',
      { daysAgo: 41, dueIn: -8 },
      [
        { ...filterBag, quantity: '480' },
        { ...bolt, quantity: '1200' },
      ],
      [
        all(2),
        { kind: 'note', quantities: ['240', '1200'], until: 'arrived' },
        { kind: 'close', reason: '第二批滤袋改由大修计划另行采购' },
      ],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 33, dueIn: 4 },
      [
        { ...butterfly, quantity: '6' },
        { ...seal, quantity: '12' },
        { ...bolt, quantity: '480', tolerance: '0.05' },
      ],
      [
        all(3),
        {
          kind: 'note',
          quantities: ['6', '12', '480'],
          until: 'settled',
          arrived: [
            { accepted: '5', rejected: '1', reason: '阀体法兰面划伤' },
            { accepted: '12', rejected: '0', reason: null },
            { accepted: '480', rejected: '0', reason: null },
          ],
        },
        { kind: 'note', quantities: ['1', '0', '0'], until: 'ready' },
      ],
    ),
    order(
      'M1001',
      'water',
      { daysAgo: 27, dueIn: 2 },
      [
        { ...transmitter, quantity: '8' },
        { ...stopValve, quantity: '15' },
      ],
      [
        all(2),
        {
          kind: 'note',
          quantities: ['8', '15'],
          until: 'arrived',
          arrived: [
            { accepted: '6', rejected: '2', reason: '铭牌量程与订单不符' },
            { accepted: '15', rejected: '0', reason: null },
          ],
        },
      ],
    ),
    order(
      'M1001',
      'waste',
      { daysAgo: 24, dueIn: 5 },
      [
        { ...gateValve, quantity: '30' },
        { ...gasket, quantity: '90' },
      ],
      [
        all(2),
        {
          kind: 'note',
          quantities: ['30', '90'],
          until: 'arrived',
          arrived: [
            { accepted: '18', rejected: '0', reason: null },
            { accepted: '90', rejected: '0', reason: null },
          ],
        },
      ],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 20, dueIn: 6 },
      [
        { ...butterfly, quantity: '4' },
        { ...gasket, quantity: '24' },
      ],
      [all(2), { kind: 'note', quantities: ['4', '24'], until: 'in-transit' }],
    ),
    order(
      'M1001',
      'water',
      { daysAgo: 17, dueIn: 8 },
      [
        { ...stopValve, quantity: '48' },
        { ...seal, quantity: '10' },
      ],
      [
        all(2),
        { kind: 'note', quantities: ['24', '0'], until: 'in-transit' },
        { kind: 'note', quantities: ['12', '10'], until: 'draft' },
      ],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 14, dueIn: 12 },
      [
        { ...gateValve, quantity: '16' },
        { ...bolt, quantity: '256', tolerance: '0.05' },
      ],
      [all(2), { kind: 'note', quantities: ['16', '256'], until: 'void' }],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 12, dueIn: 14 },
      [
        { ...stopValve, quantity: '25' },
        { ...gasket, quantity: '100' },
        { ...seal, quantity: '5' },
      ],
      [all(3)],
    ),
    order(
      'M1001',
      'water',
      { daysAgo: 9, dueIn: 18 },
      [
        { ...butterfly, quantity: '3' },
        { ...transmitter, quantity: '4' },
      ],
      [
        {
          kind: 'respond',
          answers: [accept, { action: 'propose', requiredDate: day(40), reason: '表头芯片到货周期 5 周' }],
        },
      ],
    ),
    order(
      'M1001',
      'waste',
      { daysAgo: 7, dueIn: 15 },
      [
        { ...filterBag, quantity: '960' },
        { ...seal, quantity: '6' },
        { ...bolt, quantity: '600' },
      ],
      [{ kind: 'respond', answers: [accept, { action: 'reject', reason: '该规格已停产，建议改 WB2-50' }] }],
    ),
    order(
      'M1001',
      'water',
      { daysAgo: 6, dueIn: 20 },
      [{ ...bearing, quantity: '40' }],
      [{ kind: 'respond', answers: [{ action: 'reject', reason: '轴承不在本公司供货范围' }] }],
    ),
    order(
      'M1001',
      'power',
      { daysAgo: 5, dueIn: 21 },
      [{ ...gateValve, quantity: '8' }],
      [{ kind: 'cancel', reason: '检修计划调整' }],
    ),
    order('M1001', 'power', { daysAgo: 2, dueIn: 25 }, [
      { ...gateValve, quantity: '12' },
      { ...stopValve, quantity: '24' },
      { ...gasket, quantity: '72' },
      { ...bolt, quantity: '864', tolerance: '0.05' },
    ]),
    order('M1001', 'waste', { daysAgo: 1, dueIn: 30 }, [
      { ...butterfly, quantity: '10' },
      { ...seal, quantity: '20' },
    ]),
    order('M1001', 'water', { daysAgo: 0, dueIn: 35 }, [
      { ...transmitter, quantity: '6' },
      { ...stopValve, quantity: '18' },
      { ...gasket, quantity: '54' },
    ]),
    order(
      'M1002',
      'power',
      { daysAgo: 30, dueIn: -3 },
      [{ ...rollerBearing, quantity: '12' }],
      [all(1), { kind: 'note', quantities: ['12'], until: 'arrived' }],
    ),
    order(
      'M1002',
      'water',
      { daysAgo: 11, dueIn: 9 },
      [
        { ...bearing, quantity: '200' },
        { ...rollerBearing, quantity: '8' },
      ],
      [all(2), { kind: 'note', quantities: ['120', '8'], until: 'in-transit' }],
    ),
    order('M1002', 'waste', { daysAgo: 3, dueIn: 22 }, [{ ...bearing, quantity: '64' }]),
  ]
}
