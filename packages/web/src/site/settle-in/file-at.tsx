import type { FilePurposeKey } from '@bdr/contract/files/model'
import { useCallback } from 'react'
import layout from '../../ui/layout.module.css'
import { FileField } from '../../ui/site/file-field.tsx'
import { valueAt } from '../../ui/form/paths.ts'
import type { FormFile } from '../../ui/form/drafts.ts'
import typography from '../../ui/typography.module.css'
import { useShared } from './form-context.ts'
import css from './form.module.css'
import { Place } from './place.tsx'
import { ProofPanel } from './proof-panel.tsx'

interface FileAtProps {
  place: 'company.licenceFileId' | `papers.${string}.fileId`
  label: string
  hint?: string
  purpose: FilePurposeKey
  /** why a mobile has to be confirmed first */
  needsProof: string
}

/** A file field of the form. Files are uploaded for a mobile, which has to be confirmed before. */
export function FileAt({ place, label, hint, purpose, needsProof }: FileAtProps) {
  const { form, target, proof, ticket, onProved } = useShared()
  const { core, values, faults } = form
  const fault = faults.fields[place]
  const value = valueAt(values, place) as FormFile | null
  const hold = useCallback((busy: boolean) => core.hold(place, busy), [core, place])
  const locked = ticket === null
  return (
    <Place name={place} wide>
      {(!locked || value !== null) && (
        <FileField
          label={label}
          hint={hint}
          purpose={purpose}
          ticket={ticket ?? undefined}
          value={value}
          onChange={(file) => form.set(place, file && { ...file, uploadedAt: Date.now() })}
          onBusy={hold}
          error={fault}
          disabled={locked}
        />
      )}
      {locked && (
        <>
          {value === null && <p className={`${layout.flush} ${typography.strong}`}>{label}</p>}
          <ProofPanel
            mobile={values.contact.mobile}
            fixed={target !== null}
            hint={needsProof}
            over={proof.over}
            onProved={onProved}
          />
          <p className={css.fault}>{value === null && fault}</p>
        </>
      )}
    </Place>
  )
}
