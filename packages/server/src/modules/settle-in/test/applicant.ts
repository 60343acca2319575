import { randomUUID } from 'node:crypto'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import { usccCheckCharacter } from '@bdr/contract/kernel/uscc'
import { agreementVersion } from '@bdr/contract/settle-in/agreement'
import type { SettleInForm } from '@bdr/contract/settle-in/form'
import type { Executor } from '../../../platform/db/executor.ts'
import { issueTicket } from '../../sms/tickets.ts'

/** An unused code with a valid check character. */
export function codeNumber(number: number): string {
  const start = `91320214MA${String(number).padStart(7, '0')}`
  return start + usccCheckCharacter(start)
}

export interface TestApplicant {
  readonly mobile: string
  readonly ticket: string
}

/** An applicant whose mobile was proved by an SMS code. */
export async function makeApplicant(db: Executor, mobile: string): Promise<TestApplicant> {
  const { ticket } = await issueTicket(db, mobile, 'settle-in')
  return { mobile, ticket }
}

/** A file as if this mobile had uploaded it. @returns its id */
export async function makeFile(db: Executor, mobile: string, purpose: FilePurposeKey): Promise<string> {
  const { id } = await db
    .insertInto('file')
    .values({
      key: randomUUID(),
      purpose,
      name: '证照.png',
      media_type: 'image/png',
      bytes: '1024',
      mobile,
      stored_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const categoryId = async (db: Executor, code: string): Promise<string> =>
  (await db.selectFrom('category').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** A valid form, for bearings, which need no qualifications. */
export async function makeForm(
  db: Executor,
  mobile: string,
  company: Partial<SettleInForm['company']> = {},
): Promise<SettleInForm> {
  return {
    company: {
      name: '无锡恒固轴承有限公司（示例）',
      uscc: codeNumber(1),
      legalPerson: '周恒',
      registeredOn: '2018-05-16',
      registeredCapital: '500 万元人民币',
      regionCode: '320214',
      address: '旺庄街道示例路 18 号',
      businessScope: '轴承、五金产品的制造与销售。',
      licenceFileId: await makeFile(db, mobile, 'licence'),
      ...company,
    },
    bank: { name: '江苏银行', branch: '无锡新区支行', account: '32001616236052500000' },
    contact: { name: '许静', role: 'sales', email: null },
    categoryIds: [await categoryId(db, '010101')],
    qualifications: [],
    agreementVersion,
  }
}
