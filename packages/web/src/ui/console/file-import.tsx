import type { ReactNode } from 'react'
import { pageUrl } from '@bdr/contract/navigation'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { imports as words } from '@bdr/text/imports'
import { Link } from 'react-router'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { Progress } from '../kit/progress.tsx'
import layout from '../layout.module.css'
import { Quiet } from './cell-text.tsx'
import css from './file-import.module.css'
import type { ImportRun } from './use-import.ts'

interface FileFormatsProps {
  title: string
  points: readonly string[]
  /** a template, where one exists */
  children?: ReactNode
}

/** The requirements of a file to import, shown where it is chosen. */
export const FileFormats = ({ title, points, children }: FileFormatsProps) => (
  <div className={css.formats}>
    <p>{title}</p>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    {children}
  </div>
)

/** The outcome for the chosen file, below it. */
export const FileResult = ({ children }: { children: ReactNode }) => (
  <div className={css.result} data-live>
    {children}
  </div>
)

interface FileVerdictProps {
  isGood: boolean
  /** there are no faults, but questions have to be answered first */
  isOpen?: boolean
  children: ReactNode
}

/** States in one sentence whether the file can be imported. */
export const FileVerdict = ({ isGood, isOpen = false, children }: FileVerdictProps) => (
  <p className={css.verdict} data-good={isGood || undefined} data-open={isOpen || undefined} role="status">
    {children}
  </p>
)

/** An import whose job is running: its progress, and the button to cancel it. */
export function ImportProgress({
  run,
  detail,
}: {
  run: Pick<ImportRun, 'cancel' | 'isCancelling'>
  detail: ImportDetail
}) {
  const { state, read, written, fileName } = detail
  const isWriting = state === 'writing'
  const label = isWriting
    ? written < read
      ? words.writing(written, read)
      : words.finishing(read)
    : read > 0
      ? words.checking(read)
      : words.reading(fileName)
  return (
    <div className={`${layout.card} ${layout.blocks} ${css.progress}`}>
      <p className={css.step} role="status">
        {label}
      </p>
      <Progress label={label} value={isWriting && read > 0 ? written / read : undefined} />
      <div className={`${layout.row} ${css.beside}`}>
        <Quiet>
          {words.stays} <Link to={pageUrl('importList')}>{words.records}</Link>
        </Quiet>
        <Button isPending={run.isCancelling} onClick={() => run.cancel()}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

/** An import that ended before it was done, and which part of it was stored. */
export const ImportEnded = ({
  state,
  failure,
  written,
}: Pick<ImportDetail, 'state' | 'failure' | 'written'>) => (
  <Notice
    kind={state === 'failed' ? 'error' : 'info'}
    title={(state === 'failed' ? words.failed[failure ?? 'service'] : words.cancelled)(written)}
  />
)
