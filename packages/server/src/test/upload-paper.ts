import { uploadFile } from '@bdr/contract/files/calls'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { Client, TestWorld } from './app.ts'
import { paper } from './pictures.ts'
import { upload } from './upload.ts'

/** Uploads a document like a browser. @returns its id */
export async function uploadPaper(
  { app }: Pick<TestWorld, 'app'>,
  { token }: Pick<Client, 'token'>,
  purpose: FilePurposeKey,
  name = '文件.pdf',
): Promise<string> {
  const { code, msg, data } = await upload(app, uploadFile, { name, bytes: paper }, { purpose }, { token })
  if (code !== '00000') throw new Error(msg)
  return data.id
}
