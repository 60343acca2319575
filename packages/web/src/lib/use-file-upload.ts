import type { FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { useEffect, useRef, useState } from 'react'
import { prepareAndUpload, failureOf, type UploadFailure } from './prepare-and-upload.ts'
import type { PictureArea } from './picture.ts'

/** The state of an upload. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing'; readonly name: string }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | ({ readonly kind: 'failed' } & UploadFailure)

export type FileUpload = ReturnType<typeof useFileUpload>

interface FileUploadOptions {
  readonly purpose: FilePurposeKey
  readonly ticket?: string | undefined
  readonly onStored: (file: StoredFile) => void
}

/** Uploads one file at a time: a picture is cropped and shrunk before it is sent. */
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
    // a newer file has replaced this one, or the page was left: this upload no longer changes the state
    const show = (next: UploadState) => {
      if (running.current === own && !own.signal.aborted) setState(next)
    }
    try {
      show({ kind: 'preparing', name })
      const stored = await prepareAndUpload(purpose, file, area, {
        ticket,
        signal: own.signal,
        onProgress: (share) => show({ kind: 'sending', name, share }),
      })
      show({ kind: 'idle' })
      if (running.current === own && !own.signal.aborted) onStored(stored)
    } catch (error) {
      show({ kind: 'failed', ...failureOf(error) })
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
    /** Shows what is wrong with a file before it is sent. */
    refuse: (message: string) => setState({ kind: 'failed', message, again: false }),
  }
}
