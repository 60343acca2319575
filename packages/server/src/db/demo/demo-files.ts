import type { FilePurposeKey } from '@bdr/contract/files/model'
import { qualificationKind } from '@bdr/text/qualifications'
import { newKey, putObjects } from '../../modules/files/store-file.ts'
import { companyAsker } from '../../platform/admission/asker.ts'
import { prepareFile, type PreparedFile } from '../../modules/files/prepare.ts'
import { insertFile, markStored } from '../../modules/files/queries.ts'
import type { Uploader } from '../../modules/files/uploader.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { DemoPaper } from './applications.ts'
import type { DemoCompany } from './companies.ts'
import { dayIn } from './stage.ts'
import { specimen, type SpecimenPaper } from './papers.ts'

export const licenceOf = (company: DemoCompany): SpecimenPaper => ({
  title: '营业执照',
  lines: [
    ['信用代码', company.uscc],
    ['名称', company.name],
    ['法定代表人', company.legalPerson],
    ['注册资本', company.registeredCapital],
    ['成立日期', company.registeredOn],
    ['经营范围', company.businessScope],
  ],
})

export const paperOf = (company: DemoCompany, paper: DemoPaper, clock: Clock): SpecimenPaper => ({
  title: qualificationKind[paper.kind].replace(/（.*）$/, ''),
  lines: [
    ['编号', paper.number],
    ['持证单位', company.name],
    ['有效期至', paper.endsInDays === null ? '长期' : dayIn(clock.now(), paper.endsInDays)],
  ],
})

/** Renders a specimen and stores it as if this person had uploaded it. @returns the file's id */
export async function storeSpecimen(
  tx: Executor,
  store: ObjectStore,
  uploader: Uploader,
  purpose: FilePurposeKey,
  paper: SpecimenPaper,
): Promise<string> {
  return storePicture(tx, store, uploader, purpose, {
    name: `${paper.title}.png`,
    file: await prepareFile(purpose, await specimen(paper), companyAsker(null)),
  })
}

/** Stores a picture as if this person had uploaded it. @returns the file's id */
export async function storePicture(
  tx: Executor,
  store: ObjectStore,
  uploader: Uploader,
  purpose: FilePurposeKey,
  { name, file }: { readonly name: string; readonly file: PreparedFile },
): Promise<string> {
  const key = newKey()
  const id = await insertFile(tx, uploader, { key, purpose, name, bytes: file.bytes.length })
  await putObjects(store, key, file)
  await markStored(tx, id, { name, file })
  return id
}
