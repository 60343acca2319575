import type { FilePurposeKey } from '@bdr/contract/files/model'
import { useCallback } from 'react'
import { FileField } from '../../ui/site/file-field.tsx'
import type { BroughtFile } from './draft.ts'
import { useSettleInForm } from './form-context.ts'
import css from './form.module.css'
import { Place } from './place.tsx'
import { ProofPanel } from './proof-panel.tsx'

interface FileAtProps {
  place: string
  label: string
  hint?: string
  purpose: FilePurposeKey
  /** why a mobile is to be proved first */
  needsProof: string
  value: BroughtFile | null
  onChange: (file: BroughtFile | null) => void
}

/** A file of the form. It is brought in the name of a mobile, which has to be proved before. */
export function FileAt({ place, label, hint, purpose, needsProof, value, onChange }: FileAtProps) {
  const { draft, proof, ticket, faultAt, onProved, onBusy } = useSettleInForm()
  const busy = useCallback((is: boolean) => onBusy(place, is), [onBusy, place])
  const locked = ticket === null
  return (
    <Place name={place} wide>
      {(!locked || value !== null) && (
        <FileField
          label={label}
          hint={hint}
          purpose={purpose}
          ticket={ticket ?? undefined}
          value={value?.file ?? null}
          onChange={(file) => onChange(file && { file, at: Date.now() })}
          onBusy={busy}
          error={faultAt(place)}
          disabled={locked}
        />
      )}
      {locked && (
        <>
          {value === null && <p className={css.lockedLabel}>{label}</p>}
          <ProofPanel
            mobile={draft.mobile}
            fixed={draft.target !== null}
            hint={needsProof}
            over={proof.over}
            onProved={onProved}
          />
          <p className={css.fault}>{value === null && faultAt(place)}</p>
        </>
      )}
    </Place>
  )
}
