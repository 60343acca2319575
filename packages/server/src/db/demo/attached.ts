import { attachmentPurposes, attachmentType, type AttachmentKind } from '@bdr/contract/attachments/model'
import { shortText } from '@bdr/contract/kernel/field'
import { z } from 'zod'
import type { NewAttachment } from '../../modules/attachments/attachments.ts'
import { companyAsker } from '../../platform/admission/asker.ts'
import { prepareFile } from '../../modules/files/prepare.ts'
import type { Executor } from '../../platform/db/executor.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { storePicture } from './demo-files.ts'
import { specimen } from './papers.ts'

/** A scanned document with its text. */
const demoPaper = z.strictObject({
  name: shortText(60),
  type: attachmentType,
  title: shortText(12),
  lines: z.array(z.tuple([shortText(12), z.string()])).min(1),
})
export const demoPapers = z.array(demoPaper)

/** Uploads documents like a person would, so that they can be attached. */
export async function uploadPapers(
  tx: Executor,
  store: ObjectStore,
  { staffId, merchantId, post }: Viewer,
  kind: AttachmentKind,
  papers: z.output<typeof demoPapers>,
): Promise<NewAttachment[]> {
  const purpose = attachmentPurposes[kind]
  const uploaded: NewAttachment[] = []
  for (const { name, type, ...paper } of papers) {
    const picture = {
      name: `${name}.png`,
      file: await prepareFile(purpose, await specimen(paper), companyAsker(merchantId)),
    }
    const uploader = { staffId, merchantId, post, mobile: null }
    uploaded.push({ fileId: await storePicture(tx, store, uploader, purpose, picture), type })
  }
  return uploaded
}
