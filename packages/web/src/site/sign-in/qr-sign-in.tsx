import { qrWords as words } from '@bdr/text/session'
import { useState } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import css from './qr-sign-in.module.css'
import { clockText, useSecondsLeft } from './seconds-left.ts'
import { useQrLogin, type QrState } from './use-qr-login.ts'
import typography from '../../ui/typography.module.css'

interface QrSignInProps {
  onEntered: () => Promise<unknown>
}

/** Signs in with a phone that is signed in already. */
export function QrSignIn({ onEntered }: QrSignInProps) {
  const [round, setRound] = useState(0)
  return <QrPicture key={round} onEntered={onEntered} onRefresh={() => setRound(round + 1)} />
}

function QrPicture({ onEntered, onRefresh }: QrSignInProps & { onRefresh: () => void }) {
  const qr = useQrLogin(onEntered)
  const url = 'url' in qr ? qr.url : null
  const seconds = useSecondsLeft('until' in qr ? qr.until : null)
  const at = qr.at === 'waiting' && seconds === 0 ? 'expired' : qr.at
  const done = at === 'expired' || at === 'refused' || at === 'failed'
  return (
    <div className={`${layout.blocks} ${css.qr}`}>
      <p className={`${typography.aside} ${css.hint}`}>{words.hint}</p>
      <div className={css.frame} data-at={at}>
        {url !== null && (
          <img className={css.picture} src={url} width="220" height="220" alt={words.picture} />
        )}
        <div className={css.over} role="status">
          {at === 'waiting' ? null : <Over at={at} />}
          {done && (
            <button type="button" className={button.primary} onClick={onRefresh}>
              {words.refresh}
            </button>
          )}
        </div>
      </div>
      <p className={`${typography.aside} ${css.left}`} role="timer">
        {(at === 'waiting' || at === 'scanned') && words.left(clockText(seconds))}
      </p>
    </div>
  )
}

/** The state of the code, shown over it. */
function Over({ at }: { at: Exclude<QrState['at'], 'waiting'> }) {
  switch (at) {
    case 'loading':
      return <span className={typography.quiet}>{words.loading}</span>
    case 'failed':
      return <strong>{words.failed}</strong>
    case 'scanned':
    case 'confirmed':
      return (
        <>
          <svg className={css.tick} viewBox="0 0 48 48" aria-hidden>
            <circle cx="24" cy="24" r="20" />
            <path d="M15 24.5l6.5 6.5L33.5 18" />
          </svg>
          <strong>{words.scanned}</strong>
          <span className={typography.quiet}>{words.scannedHint}</span>
        </>
      )
    case 'expired':
    case 'refused':
      return <strong>{words.over[at]}</strong>
  }
}
