import { saveCompanyAddresses } from '@bdr/contract/company/calls'
import { companyLimits, type CompanyDetail } from '@bdr/contract/company/model'
import { personNameLength } from '@bdr/contract/kernel/field'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { addressWords as words, companyPage } from '@bdr/text/console-company'
import { useMemo } from 'react'
import { z } from 'zod'
import { useViewer } from '../../lib/session.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import control from '../../ui/kit/control.module.css'
import { RegionSelect } from '../../ui/region-select.tsx'
import { faultsByPath } from './form-faults.ts'
import { keptNames } from './kept-names.ts'
import { addRow, changeRow, newKey, removeRow } from './rows.ts'
import css from './section-form.module.css'
import { SectionForm } from './section-form.tsx'
import { TextLine } from './text-line.tsx'
import { useCompanyMutations } from './use-company-mutations.ts'
import { useEditor } from './use-editor.ts'

const addressRow = z.object({
  key: z.string(),
  label: z.string(),
  regionCode: z.string().nullable(),
  address: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  isDefault: z.boolean(),
})
type AddressRow = z.output<typeof addressRow>

const startOf = ({ addresses }: CompanyDetail): AddressRow[] =>
  addresses.map((one) => ({
    key: one.id,
    label: one.label,
    regionCode: one.regionCode,
    address: one.address,
    contactName: one.contactName ?? '',
    contactPhone: one.contactPhone ?? '',
    isDefault: one.isDefault,
  }))
const emptyRow = (isDefault: boolean): AddressRow => ({
  key: newKey(),
  label: '',
  regionCode: null,
  address: '',
  contactName: '',
  contactPhone: '',
  isDefault,
})
const bodyOf = (rows: readonly AddressRow[]) => ({
  addresses: rows.map(({ key: _key, regionCode, ...row }) => ({ ...row, regionCode: regionCode ?? '' })),
})

const schema = saveCompanyAddresses.input.omit({ version: true })
const fields = ['label', 'regionCode', 'address', 'contactName', 'contactPhone'] as const
const pathOf = (index: number, field: (typeof fields)[number]) => `addresses[${index}].${field}`

export function AddressesForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { user } = useViewer()
  const { saveAddresses } = useCompanyMutations()
  const start = useMemo(() => startOf(company), [company])
  const editor = useEditor<AddressRow[]>({
    keptAs: keptNames(user.uid).addresses,
    start,
    read: (kept) => z.array(addressRow).safeParse(kept).data ?? null,
    check: (rows) => faultsByPath(schema, bodyOf(rows)),
    paths: (rows) => rows.flatMap((_row, index) => fields.map((field) => pathOf(index, field))),
    save: (rows) => saveAddresses({ version: company.version, ...bodyOf(rows) }),
  })
  const { value: rows, change } = editor
  return (
    <SectionForm title={companyPage.sections.addresses} editor={editor} onClose={onClose}>
      <ul className={css.rows}>
        {rows.map((row, index) => (
          <AddressFields
            key={row.key}
            row={row}
            title={words.nth(index + 1, row.label)}
            faultOf={(field) => editor.faultOf(pathOf(index, field))}
            onChange={(patch, field) => change(changeRow(row.key, patch), pathOf(index, field))}
            onDefault={() => change((all) => all.map((one) => ({ ...one, isDefault: one.key === row.key })))}
            onRemove={() => change(removeRow(row.key))}
          />
        ))}
      </ul>
      <Button
        className={css.add}
        isDisabled={rows.length >= companyLimits.addresses}
        onClick={() => change(addRow(emptyRow(rows.length === 0)))}
      >
        {rows.length < companyLimits.addresses ? words.add : words.full(companyLimits.addresses)}
      </Button>
    </SectionForm>
  )
}

interface AddressFieldsProps {
  row: AddressRow
  title: string
  faultOf: (field: (typeof fields)[number]) => string | undefined
  onChange: (patch: Partial<AddressRow>, field: (typeof fields)[number]) => void
  onDefault: () => void
  onRemove: () => void
}

function AddressFields({ row, title, faultOf, onChange, onDefault, onRemove }: AddressFieldsProps) {
  return (
    <li className={css.row}>
      <div className={css.rowHead}>
        <span className={css.rowTitle}>{title}</span>
        <span className={css.rowTools}>
          <label className={css.choice}>
            <input type="radio" name="default-address" checked={row.isDefault} onChange={onDefault} />
            {words.default}
          </label>
          <Button danger aria-label={words.removeOf(title)} onClick={onRemove}>
            {words.remove}
          </Button>
        </span>
      </div>
      <div className={css.fields}>
        <TextLine
          label={words.label}
          hint={words.labelHint}
          fault={faultOf('label')}
          required
          maxLength={companyLimits.addressLabel}
          value={row.label}
          onChange={(label) => onChange({ label }, 'label')}
        />
        <TextLine
          label={words.contactName}
          fault={faultOf('contactName')}
          optional
          maxLength={personNameLength}
          value={row.contactName}
          onChange={(contactName) => onChange({ contactName }, 'contactName')}
        />
        <TextLine
          label={words.contactPhone}
          fault={faultOf('contactPhone')}
          optional
          type="tel"
          maxLength={companyLimits.phone}
          value={row.contactPhone}
          onChange={(contactPhone) => onChange({ contactPhone }, 'contactPhone')}
        />
        <Field label={words.region} error={faultOf('regionCode')} isRequired isWide>
          {(field) => (
            <RegionSelect
              value={row.regionCode}
              onChange={(regionCode) => onChange({ regionCode }, 'regionCode')}
              selectClass={control.control!}
              describedBy={field['aria-describedby']}
              invalid={field['aria-invalid']}
            />
          )}
        </Field>
        <TextLine
          label={words.address}
          fault={faultOf('address')}
          required
          wide
          maxLength={settleInLimits.address}
          value={row.address}
          onChange={(address) => onChange({ address }, 'address')}
        />
      </div>
    </li>
  )
}
