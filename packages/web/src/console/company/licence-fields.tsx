import { personNameLength } from '@bdr/contract/kernel/field'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { companyFacts } from '@bdr/text/company'
import { changeForm as words } from '@bdr/text/console-company'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import control from '../../ui/kit/control.module.css'
import { FileField } from '../../ui/console/file-field.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { RegionSelect } from '../../ui/region-select.tsx'
import type { ChangeFields } from './change-fields.ts'
import css from './change-form.module.css'
import { FactLine } from './fact-line.tsx'

/** The licence and what stands on it. */
export function LicenceFields(form: ChangeFields) {
  const { draft, present, files, change, faultOf, onBusy } = form
  const changed = (draft.licence?.id ?? null) !== present.licenceFileId
  return (
    <div className={css.fields}>
      <div className={css.fact} data-changed={changed || undefined} data-wide>
        <FileField
          label={companyFacts.licenceFileId}
          hint={words.licenceHint}
          purpose="licence"
          value={draft.licence}
          error={faultOf('facts.licenceFileId')}
          onBusy={(busy) => onBusy('licence', busy)}
          onChange={(file) =>
            change(
              (before) => ({ ...before, licence: file && { ...file, broughtAt: Date.now() } }),
              'facts.licenceFileId',
            )
          }
        />
        {changed && present.licenceFileId !== null && (
          <p className={css.original}>
            {words.originalFile}
            <StoredFileLink
              label={words.originalFile}
              file={files.find((file) => file.id === present.licenceFileId)}
            />
          </p>
        )}
      </div>
      <FactLine
        {...form}
        fact="name"
        label={companyFacts.name}
        wide
        input={{ maxLength: settleInLimits.companyName }}
      />
      <FactLine
        {...form}
        fact="legalPerson"
        label={companyFacts.legalPerson}
        input={{ maxLength: personNameLength }}
      />
      <FactLine {...form} fact="registeredOn" label={companyFacts.registeredOn} input={{ type: 'date' }} />
      <FactLine
        {...form}
        fact="registeredCapital"
        label={companyFacts.registeredCapital}
        hint={words.capitalHint}
        input={{ maxLength: settleInLimits.registeredCapital }}
      />
      <Region {...form} />
      <FactLine
        {...form}
        fact="address"
        label={companyFacts.address}
        wide
        input={{ maxLength: settleInLimits.address }}
      />
      <FactLine
        {...form}
        fact="businessScope"
        label={companyFacts.businessScope}
        long
        input={{ maxLength: settleInLimits.businessScope }}
      />
    </div>
  )
}

function Region({ draft, present, regions, change, faultOf }: ChangeFields) {
  const path = 'facts.regionCode'
  const changed = draft.regionCode !== present.regionCode
  const before = regions.find(({ code }) => code === present.regionCode)?.name
  return (
    <div className={css.fact} data-changed={changed || undefined} data-wide>
      <Field
        label={companyFacts.regionCode}
        error={faultOf(path)}
        isRequired
        isWide
        {...(changed && { hint: before === undefined ? words.wasNothing : words.was(before) })}
      >
        {(field) => (
          <RegionSelect
            value={draft.regionCode}
            onChange={(regionCode) => change((draft) => ({ ...draft, regionCode }), path)}
            selectClass={control.control!}
            describedBy={field['aria-describedby']}
            invalid={field['aria-invalid']}
          />
        )}
      </Field>
    </div>
  )
}
