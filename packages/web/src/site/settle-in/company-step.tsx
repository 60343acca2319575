import { normalizeUscc } from '@bdr/contract/kernel/uscc'
import { companyWords as words } from '@bdr/text/settle-in'
import { useId } from 'react'
import { RegionSelect } from '../../ui/region-select.tsx'
import { usccProblem } from './check.ts'
import { ChoiceField } from './choice-field.tsx'
import { CompanySearch } from './company-search.tsx'
import { FileAt } from './file-at.tsx'
import { useShared } from './form-context.ts'
import css from './form.module.css'
import { Remarks } from './place.tsx'
import { TextField } from './text-field.tsx'

/** The step with the company's data and bank account. */
export function CompanyStep() {
  const { today, choices } = useShared()
  const banks = useId()
  return (
    <>
      <Remarks place="company" />
      <div className={css.fields}>
        <CompanySearch />
        <Uscc />
        <TextField place="company.legalPerson" autoComplete="name" />
        <TextField place="company.registeredOn" type="date" max={today} />
        <TextField place="company.registeredCapital" help={words.registeredCapitalHint} />
        <ChoiceField place="company.regionCode" wide group>
          {({ className, describedBy, invalid, value, onChange }) => (
            <RegionSelect
              value={value === '' ? null : value}
              onChange={(code) => onChange(code ?? '')}
              selectClass={className}
              describedBy={describedBy}
              invalid={invalid}
            />
          )}
        </ChoiceField>
        <TextField place="company.address" wide autoComplete="street-address" />
        <TextField place="company.businessScope" wide rows={4} />
        <FileAt
          place="company.licenceFileId"
          label={words.licenceFileId}
          hint={words.licenceHint}
          purpose="licence"
          needsProof={words.licenceNeedsProof}
        />
      </div>
      <h3 className={css.subheading}>{words.bank}</h3>
      <Remarks place="bank" />
      <div className={css.fields}>
        <TextField place="bank.name" list={banks} />
        <datalist id={banks}>
          {choices?.banks.map((bank) => (
            <option key={bank}>{bank}</option>
          ))}
        </datalist>
        <TextField place="bank.branch" />
        <TextField place="bank.account" inputMode="numeric" help={words.bankAccountHint} />
      </div>
    </>
  )
}

/** The field for the company's code, checked as soon as it could be complete. */
function Uscc() {
  const { form, target } = useShared()
  const typed = form.values.company.uscc.replaceAll(/\s/g, '')
  const isComplete = typed.length >= 18
  const problem = isComplete ? usccProblem(typed) : null
  const fixed = target !== null
  return (
    <TextField
      place="company.uscc"
      autoCapitalize="characters"
      tidy={normalizeUscc}
      spellCheck={false}
      readOnly={fixed}
      {...(problem !== null && { now: problem })}
      help={fixed ? words.usccFixed : isComplete && problem === null ? words.usccRight : undefined}
      helpGood={!fixed}
    />
  )
}
