import { personNameLength } from '@bdr/contract/kernel/person-name'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { companyFacts, changeForm as words } from '@bdr/text/company'
import { StoredFileLink } from '../../ui/console/company-facts/stored-file-link.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { RegionField } from '../../ui/form/region-field.tsx'
import { useComputed } from '../../ui/form/use-field.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './change-form.module.css'
import type { ChangePart } from './change-parts.ts'
import rows from './company-form.module.css'
import { FactLine } from './fact-line.tsx'

/** The fields of the licence file and of the facts on it. */
export function LicenceFields({ form, present, files, regions }: ChangePart) {
  const changed = useComputed(form, ({ licence }) => (licence?.id ?? null) !== present.licenceFileId)
  const of = { form, present }
  return (
    <div className={rows.fields}>
      <div className={css.fact} data-changed={changed || undefined} data-wide>
        <FileField
          {...form.at('licence')}
          label={companyFacts.licenceFileId}
          hint={words.licenceHint}
          purpose="licence"
        />
        {changed && present.licenceFileId !== null && (
          <p className={`${layout.row} ${typography.caption} ${css.original}`}>
            {words.originalFile}
            <StoredFileLink
              label={words.originalFile}
              file={files.find((file) => file.id === present.licenceFileId)}
            />
          </p>
        )}
      </div>
      <FactLine {...of} fact="name" label={companyFacts.name} isWide maxLength={settleInLimits.companyName} />
      <FactLine {...of} fact="legalPerson" label={companyFacts.legalPerson} maxLength={personNameLength} />
      <FactLine {...of} fact="registeredOn" label={companyFacts.registeredOn} kind="day" />
      <FactLine
        {...of}
        fact="registeredCapital"
        label={companyFacts.registeredCapital}
        hint={words.capitalHint}
        maxLength={settleInLimits.registeredCapital}
      />
      <Region {...of} regions={regions} />
      <FactLine
        {...of}
        fact="address"
        label={companyFacts.address}
        isWide
        maxLength={settleInLimits.address}
      />
      <FactLine
        {...of}
        fact="businessScope"
        label={companyFacts.businessScope}
        kind="long"
        maxLength={settleInLimits.businessScope}
      />
    </div>
  )
}

function Region({ form, present, regions }: Omit<ChangePart, 'files'>) {
  const changed = useComputed(form, ({ facts }) => facts.regionCode !== (present.regionCode ?? ''))
  const before = regions.find(({ code }) => code === present.regionCode)?.name
  return (
    <div className={css.fact} data-changed={changed || undefined} data-wide>
      <RegionField
        {...form.at('facts.regionCode')}
        label={companyFacts.regionCode}
        hint={changed ? (before === undefined ? words.wasNothing : words.was(before)) : undefined}
        isRequired
        isWide
      />
    </div>
  )
}
