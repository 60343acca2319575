import { codes } from '@bdr/contract/errors'
import { ui } from '@bdr/text/ui'
import type { ReactNode } from 'react'
import { CallError, TransportError } from '../../lib/call-error.ts'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './blank.module.css'
import { Button } from '../kit/button.tsx'

/** The sentence that a person is shown about an error. */
export function failureText(error: unknown): string {
  const isAnswer = error instanceof CallError || error instanceof TransportError
  return (isAnswer && error.message) || ui('failure.unknown')
}

const requestIdOf = (error: unknown): string | null =>
  error instanceof CallError || error instanceof TransportError ? error.requestId : null

interface FailureProps {
  error: unknown
  title?: string
  onRetry?: () => void
  extra?: ReactNode
}

/** Shown in place of content that could not be read: what happened, and what to do next. */
export function Failure({ error, title, onRetry, extra }: FailureProps) {
  const requestId = requestIdOf(error)
  // no retry, since permissions do not change by retrying
  const retry = error instanceof CallError && error.code === codes.noPermission ? undefined : onRetry
  return (
    <div className={`${layout.pair} ${css.blank}`} role="alert">
      <p className={typography.title}>{title ?? ui('failure.title')}</p>
      <p className={css.hint}>{failureText(error)}</p>
      {requestId !== null && (
        <p className={`${typography.fine} ${css.small}`}>{ui('failure.requestId', { id: requestId })}</p>
      )}
      {(retry || extra) && (
        <div className={`${layout.tools} ${css.next}`}>
          {retry && <Button onClick={retry}>{ui('failure.retry')}</Button>}
          {extra}
        </div>
      )}
    </div>
  )
}

/** Shown in place of content that is empty: what that means, and the next step. */
export function Blank({ title, hint, next }: { title: ReactNode; hint?: ReactNode; next?: ReactNode }) {
  return (
    <div className={`${layout.pair} ${css.blank}`}>
      <svg className={css.drawing} viewBox="0 0 72 40" aria-hidden>
        <path d="M4 34h64M12 34V10h30v24M42 34V18h18v16M12 16h30M18 22h6M18 27h12M48 25h6" />
      </svg>
      <p className={typography.title}>{title}</p>
      {hint !== undefined && <p className={css.hint}>{hint}</p>}
      {next !== undefined && <div className={`${layout.tools} ${css.next}`}>{next}</div>}
    </div>
  )
}
