import { completeUpload, ossInfo, uploadFile as uploadCall } from '@bdr/contract/files/calls'
import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { transportText } from '@bdr/text/client'
import { request } from './api.ts'
import { TransportError } from './call-error.ts'
import { sendWithProgress, type OnProgress } from './send-with-progress.ts'

export interface UploadOptions {
  readonly name: string
  /** the ticket of an applicant, who has no session */
  readonly ticket?: string | undefined
  readonly onProgress?: OnProgress
  readonly signal?: AbortSignal
}

/** How an upload sends its requests; tests have their own. */
export interface UploadHost {
  readonly request: typeof request
  readonly send: (onProgress: OnProgress) => (url: string, init: RequestInit) => Promise<Response>
}

/**
 * Makes the function that uploads. The server decides whether the bytes go through it or straight to the
 * storage.
 */
export function createUpload(host: UploadHost) {
  return async function uploadFile(
    purpose: FilePurposeKey,
    blob: Blob,
    { name, ticket, onProgress = () => {}, signal }: UploadOptions,
  ): Promise<StoredFile> {
    const proof = ticket === undefined ? {} : { ticket }
    const info = await host.request(ossInfo, { purpose, name, bytes: blob.size, ...proof }, { signal })
    const send = host.send(onProgress)
    if (info.mode === 'server') {
      const file = new File([blob], name, { type: blob.type })
      return host.request(uploadCall, { purpose, ...proof }, { signal, file, through: send })
    }
    await put(info.url, blob, send, signal)
    return host.request(completeUpload, { fileId: info.fileId!, ...proof }, { signal })
  }
}

/** Sends the file straight to the storage, which knows nothing of our session. */
async function put(
  url: string,
  blob: Blob,
  send: (url: string, init: RequestInit) => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<void> {
  // the address is signed without a content type, so the request must not carry one
  const body = new Blob([blob])
  const answer = await send(url, { method: 'PUT', body, signal: signal ?? null }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new TransportError(transportText.offline, null, { cause: error })
  })
  if (!answer.ok) throw new TransportError(transportText.status(answer.status), null)
}

/**
 * Uploads a file and returns it as stored; the server removes it unless a record refers to it within a day.
 * @throws CallError, TransportError; the signal's reason when it was aborted
 */
export const uploadFile = createUpload({ request, send: sendWithProgress })
