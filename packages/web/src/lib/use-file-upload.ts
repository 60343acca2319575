import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { fileFieldWords } from '@bdr/text/files'
import { useEffect, useRef, useState } from 'react'
import { CallError, TransportError } from './call-error.ts'
import { cutPicture, nameFor, type PictureArea } from './picture.ts'
import { uploadFile } from './upload.ts'

/** How far a file is; `failed` says why, and whether the same file may do the next time. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly name: string }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string; readonly again: boolean }

export type FileUpload = ReturnType<typeof useFileUpload>

interface FileUploadOptions {
  readonly purpose: FilePurposeKey
  readonly ticket?: string | undefined
  readonly onStored: (file: StoredFile) => void
}

/** Brings one file at a time: a picture is cut and shrunk before it goes out. */
export function useFileUpload({ purpose, ticket, onStored }: FileUploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  const again = useRef<() => void>(() => {})
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File, area: PictureArea | null = null) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    again.current = () => void start(file, area)
    const { name } = file
    // a newer file, or leaving the page, has the older one keep quiet
    const show = (next: UploadState) => {
      if (running.current === own && !own.signal.aborted) setState(next)
    }
    try {
      show({ kind: 'preparing', name })
      const blob = await prepared(file, area, filePurposes[purpose].largestSide)
      const stored = await uploadFile(purpose, blob, {
        name: nameFor(name, blob.type),
        ticket,
        signal: own.signal,
        onProgress: (share) => show({ kind: 'sending', name, share }),
      })
      show({ kind: 'idle' })
      if (running.current === own && !own.signal.aborted) onStored(stored)
    } catch (error) {
      show({ kind: 'failed', message: messageOf(error), again: mayWorkAgain(error) })
    }
  }

  return {
    state,
    start: (file: File, area?: PictureArea) => void start(file, area),
    retry: () => again.current(),
    cancel: () => {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
    /** Says what is wrong with a file before it is sent. */
    refuse: (message: string) => setState({ kind: 'failed', message, again: false }),
  }
}

/** What the browser cannot read goes out as it is: the server says what is wrong with it. */
async function prepared(file: File, area: PictureArea | null, largestSide: number): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file
  try {
    return await cutPicture(file, area, largestSide)
  } catch {
    return file
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof CallError || error instanceof TransportError
    ? error.message
    : fileFieldWords.unknownFailure

/** A refusal is about the file; anything else was the way, or the moment. */
export const mayWorkAgain = (error: unknown): boolean => !(error instanceof CallError) || error.status !== 200
