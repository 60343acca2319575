import type { Call } from '@bdr/contract/kernel/call'
import * as calls from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import type { FastifyInstance } from 'fastify'
import type { Client } from './app.ts'
import { upload } from './upload.ts'

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Uploads a file for an import and waits for its check.
 * @throws Error if the upload is refused
 */
export async function uploadImport(
  app: FastifyInstance,
  client: Client,
  call: Call,
  file: ChosenFile,
  fields: Record<string, string> = {},
): Promise<ImportDetail> {
  const { token } = client
  const answer = await upload(app, call, file, fields, { token })
  if (answer.code !== '00000') throw new Error(`${call.name} was refused: ${answer.code} ${answer.msg}`)
  return importAfterJobs(app, client, (answer.data as { id: string }).id)
}

/** The import after its jobs have ended. */
export async function importAfterJobs(
  app: FastifyInstance,
  client: Client,
  id: string,
): Promise<ImportDetail> {
  await app.jobs.drain()
  return client.ok(calls.readImport, { id })
}
