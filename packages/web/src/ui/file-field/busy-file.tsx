import { fileFieldWords as words } from '@bdr/text/files'
import type { UploadState } from '../../lib/use-file-upload.ts'
import css from './file-box.module.css'

interface BusyFileProps {
  readonly state: Extract<UploadState, { kind: 'sending' | 'preparing' }>
  readonly button: { readonly className: string }
  readonly onCancel: () => void
}

/** A file on its way. */
export function BusyFile({ state, button, onCancel }: BusyFileProps) {
  const share = state.kind === 'sending' ? state.share : 0
  return (
    <>
      <span className={css.busy}>
        <span className={css.name}>{state.name}</span>
        <progress className={css.progress} max={1} value={share} aria-label={state.name} />
        <span className={css.about} role="status">
          {busyText(state)}
        </span>
      </span>
      <span className={css.tools}>
        <button type="button" {...button} onClick={onCancel}>
          {words.cancel}
        </button>
      </span>
    </>
  )
}

function busyText(state: BusyFileProps['state']): string {
  if (state.kind === 'preparing') return words.preparing
  return state.share >= 1 ? words.checking : words.sending(Math.floor(state.share * 100))
}
