import { errorLogText as words } from '@bdr/text/shell'
import { useState } from 'react'
import { formatInstant } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/kit/button.tsx'
import { Dialog } from '../../../../ui/kit/dialog.tsx'
import layout from '../../../../ui/layout.module.css'
import typography from '../../../../ui/typography.module.css'
import type { PanelProps } from '../../use-panel.tsx'
import { clearErrorLog, useErrorLog, type LoggedError } from '../error-log.ts'
import css from './error-log-panel.module.css'

/** The errors in this tab of the browser, for support. */
export default function ErrorLogPanel({ onClose }: PanelProps) {
  const log = useErrorLog()
  const [note, setNote] = useState('')
  return (
    <Dialog
      isOpen
      isLight
      title={words.title}
      onClose={onClose}
      width={640}
      buttons={
        <>
          <span className={css.note} role="status">
            {note}
          </span>
          <Button isDisabled={log.length === 0} onClick={clearErrorLog}>
            {words.clear}
          </Button>
          <Button look="primary" isDisabled={log.length === 0} onClick={() => void copy(log).then(setNote)}>
            {words.copy}
          </Button>
        </>
      }
    >
      <p className={`${typography.aside} ${css.hint}`}>{words.hint}</p>
      {log.length === 0 ? (
        <p className={css.empty}>{words.empty}</p>
      ) : (
        <ol className={layout.list}>
          {log.map((entry) => (
            <Entry key={`${entry.at} ${entry.message}`} entry={entry} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Entry({ entry }: { entry: LoggedError }) {
  return (
    <li className={css.entry}>
      <p className={css.message}>{entry.message}</p>
      <p className={`${layout.row} ${typography.caption} ${css.facts}`}>
        <time dateTime={entry.at}>{formatInstant(entry.at, 'second')}</time>
        <span>{words.kind[entry.kind]}</span>
        <span>{entry.page}</span>
        {entry.times > 1 && <span>{words.times(entry.times)}</span>}
        {entry.requestId !== null && (
          <span>
            {words.requestId} <code>{entry.requestId}</code>
          </span>
        )}
      </p>
      {entry.stack !== null && (
        <details>
          <summary>{words.stack}</summary>
          <pre className={css.stack}>{entry.stack}</pre>
        </details>
      )}
    </li>
  )
}

/** @returns the result, in words */
async function copy(log: readonly LoggedError[]): Promise<string> {
  try {
    await navigator.clipboard.writeText(log.map(asText).join('\n\n'))
    return words.copied
  } catch {
    return words.copyFailed
  }
}

const asText = (entry: LoggedError): string =>
  [
    `${words.time} ${entry.at}${entry.times > 1 ? ` (${words.times(entry.times)})` : ''}`,
    `${words.page} ${entry.page}`,
    `${words.message} [${entry.kind}] ${entry.message}`,
    ...(entry.requestId === null ? [] : [`${words.requestId} ${entry.requestId}`]),
    ...(entry.stack === null ? [] : [entry.stack]),
  ].join('\n')
