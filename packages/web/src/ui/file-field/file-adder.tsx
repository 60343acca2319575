import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { useId, useState } from 'react'
import { fileAdderWords as words, fileFieldWords } from '@bdr/text/files'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { cutPicture, nameFor, type PictureArea } from '../../lib/picture.ts'
import { uploadFile } from '../../lib/upload.ts'
import { useHold } from '../form/use-form-core.ts'
import { Button, buttonLook } from '../kit/button.tsx'
import { DropBox, DropWords } from '../kit/drop-box.tsx'
import { Progress } from '../kit/progress.tsx'
import css from './file-adder.module.css'
import { fileProblem } from './file-problem.ts'

interface FileAdderProps {
  /** waits with sending until everything is stored */
  form: Parameters<typeof useHold>[0]
  purpose: FilePurposeKey
  label: string
  /** how many more there may be */
  room: number
  onStored: (file: StoredFile) => void
}

interface Sending {
  readonly key: number
  readonly file: File
  /** how far it is; a sentence once it failed */
  readonly state: number | string
}

let lastKey = 0

/** Takes several files at once and sends them one after the other; pictures go out as small as they are kept. */
export function FileAdder({ form, purpose, label, room, onStored }: FileAdderProps) {
  const id = useId()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [left, setLeft] = useState(false)
  useHold(
    form,
    sending.some(({ state }) => typeof state === 'number'),
  )
  const update = (key: number, state: Sending['state'] | null) =>
    setSending((all) =>
      all.flatMap((one) => (one.key !== key ? [one] : state === null ? [] : [{ ...one, state }])),
    )
  const send = async ({ key, file }: Sending) => {
    try {
      const stored = await bring(purpose, file, null, (share) => update(key, share))
      update(key, null)
      onStored(stored)
    } catch (error) {
      update(key, words.failed(file.name, messageOf(error)))
    }
  }
  const take = async (files: readonly File[]) => {
    const taken = files.slice(0, room).map((file): Sending => {
      lastKey += 1
      const problem = fileProblem(file, purpose)
      return { key: lastKey, file, state: problem === null ? 0 : words.failed(file.name, problem) }
    })
    setLeft(files.length > room)
    setSending((all) => [...all, ...taken])
    // one after the other: they keep the order they were chosen in
    for (const one of taken) if (typeof one.state === 'number') await send(one)
  }
  return (
    <div className={css.adder}>
      {sending.map((one) => (
        <div key={one.key} className={css.sending} role="status">
          {typeof one.state === 'number' ? (
            <>
              <span>{words.sending(one.file.name)}</span>
              <Progress label={one.file.name} value={one.state} />
            </>
          ) : (
            <>
              <span className={css.failed}>{one.state}</span>
              <Button look="link" onClick={() => (update(one.key, 0), void send({ ...one, state: 0 }))}>
                {words.retry}
              </Button>
              <Button look="link" onClick={() => update(one.key, null)}>
                {words.dismiss}
              </Button>
            </>
          )}
        </div>
      ))}
      {left && (
        <p className={css.failed} role="alert">
          {words.full(room)}
        </p>
      )}
      <DropBox
        id={id}
        multiple
        accept={filePurposes[purpose].mediaTypes.join(',')}
        aria-label={label}
        onFiles={(files) => void take(files)}
      >
        {() => (
          <span className={css.tools}>
            <label htmlFor={id} {...buttonLook({})} data-choose>
              {label}
            </label>
            <DropWords>{fileFieldWords.drop}</DropWords>
          </span>
        )}
      </DropBox>
    </div>
  )
}

/** Sends a file; a picture is cut and shrunk first. What the browser cannot read goes out as it is. */
export async function bring(
  purpose: FilePurposeKey,
  file: File,
  area: PictureArea | null,
  onProgress: (share: number) => void,
): Promise<StoredFile> {
  const blob = file.type.startsWith('image/')
    ? await cutPicture(file, area, filePurposes[purpose].largestSide).catch(() => file)
    : file
  return uploadFile(purpose, blob, { name: nameFor(file.name, blob.type), onProgress })
}

const messageOf = (error: unknown): string =>
  error instanceof CallError || error instanceof TransportError
    ? error.message
    : fileFieldWords.unknownFailure
