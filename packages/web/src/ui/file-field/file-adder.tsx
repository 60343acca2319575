import { filePurposes, type FilePurposeKey } from '@bdr/contract/files/model'
import type { StoredFile } from '@bdr/contract/files/replies'
import { fileFieldWords } from '@bdr/text/files'
import { useId } from 'react'
import { buttonLook } from '../kit/button.tsx'
import { DropBox, DropWords } from '../kit/drop-box.tsx'
import css from './file-adder.module.css'
import { useFileQueue } from './file-queue.ts'
import { SendingFiles } from './sending-files.tsx'
import layout from '../layout.module.css'

interface FileAdderProps {
  /** delays sending until everything is stored */
  form: Parameters<typeof useFileQueue>[0]
  purpose: FilePurposeKey
  label: string
  /** how many more files are allowed */
  room: number
  onStored: (file: StoredFile) => void
}

/**
 * Takes several files at once and uploads them one after the other; pictures are shrunk to their stored size
 * first.
 */
export function FileAdder({ form, purpose, label, room, onStored }: FileAdderProps) {
  const id = useId()
  const queue = useFileQueue(form, purpose)
  return (
    <div className={layout.rows}>
      <SendingFiles queue={queue} name={id} />
      <DropBox
        id={id}
        multiple
        accept={filePurposes[purpose].mediaTypes.join(',')}
        aria-label={label}
        onFiles={(files) => queue.add({ name: id, room, onStored }, files)}
      >
        {() => (
          <span className={`${layout.row} ${css.tools}`}>
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
