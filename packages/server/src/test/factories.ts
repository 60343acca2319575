import type { BasePost } from '@bdr/contract/access'
import type { Executor } from '../platform/db/executor.ts'
import type { Viewer } from '../platform/viewer.ts'
import { createOrders } from '../modules/orders/create.ts'
import type { NewOrder, NewOrderLine } from '../modules/orders/new-order.ts'

/** Creates records for tests and for the demo, with plausible values for omitted fields. */

export interface CreatedMerchant {
  readonly id: string
  readonly code: string
  readonly name: string
}

export async function makeMerchant(
  db: Executor,
  merchant: { code: string; name: string; uscc: string },
): Promise<CreatedMerchant> {
  const { id } = await db.insertInto('merchant').values(merchant).returning('id').executeTakeFirstOrThrow()
  return { id, code: merchant.code, name: merchant.name }
}

export interface NewStaff {
  readonly account: string
  readonly name: string
  readonly mobile: string
  readonly post: BasePost
  /** null for operators */
  readonly merchantId: string | null
  readonly passwordHash: string
}

/** @returns the person as a viewer, to act on their behalf */
export async function makeStaff(db: Executor, staff: NewStaff): Promise<Viewer> {
  const { id } = await db
    .insertInto('staff')
    .values({
      account: staff.account,
      name: staff.name,
      mobile: staff.mobile,
      base_post: staff.post,
      merchant_id: staff.merchantId,
      password_hash: staff.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { staffId: id, name: staff.name, post: staff.post, merchantId: staff.merchantId }
}

export function newLine(line: Partial<NewOrderLine> & { lineNo: number }): NewOrderLine {
  return {
    materialCode: 'FM-Z41H-16C-DN100',
    materialName: '楔式闸阀',
    specification: 'Z41H-16C DN100 WCB',
    brand: '明泽',
    unit: '台',
    quantity: '10',
    unitPrice: '612.5',
    taxRate: '0.13',
    requiredDate: '2026-12-20',
    tolerance: null,
    note: null,
    ...line,
  }
}

export function newOrder(order: Partial<NewOrder> & { merchantId: string; orderNo: string }): NewOrder {
  return {
    source: 'xlsx',
    buyerName: '国能滨江发电有限公司（示例）',
    shipTo: '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
    receiverName: '周敏',
    receiverPhone: '13800138001',
    currency: 'CNY',
    orderDate: '2026-11-02',
    note: null,
    lines: [newLine({ lineNo: 1 })],
    ...order,
  }
}

/** Creates an order like an operator's import. @returns its id */
export async function makeOrder(
  db: Executor,
  operator: Viewer,
  order: Partial<NewOrder> & { merchantId: string; orderNo: string },
): Promise<string> {
  const [id] = await createOrders(db, operator, [newOrder(order)], { action: 'import' })
  return id!
}
