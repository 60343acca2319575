import { secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import typography from '../../ui/typography.module.css'
import css from './second-factor.module.css'
import layout from '../../ui/layout.module.css'

interface RecoveryCodesProps {
  account: string
  codes: readonly string[]
  onSaved: () => void
}

/** The recovery codes, shown only once: to be copied, saved as a file or written down. */
export function RecoveryCodes({ account, codes, onSaved }: RecoveryCodesProps) {
  const [made] = useState(() => formatInstant(new Date()))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast('success', words.copied)
    } catch {
      showToast('error', words.copyFailed)
    }
  }
  const download = () => {
    const text = [words.fileHead(account, made), '', ...codes, ''].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain' }), words.fileName(account))
  }
  return (
    <div className={layout.stack}>
      <p className={typography.aside}>{words.codesHint}</p>
      <ul className={css.codes} aria-label={words.codesTitle}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`${layout.tools} ${css.buttons}`}>
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={download}>{words.download}</Button>
        <Button look="primary" onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
    </div>
  )
}
