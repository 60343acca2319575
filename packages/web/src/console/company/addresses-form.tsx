import { saveCompanyAddresses } from '@bdr/contract/company/calls'
import { companyLimits } from '@bdr/contract/company/model'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { personNameLength } from '@bdr/contract/kernel/person-name'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import { addressWords as words, companyPage } from '@bdr/text/company'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { RegionField } from '../../ui/form/region-field.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed, useRows } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Radio } from '../../ui/kit/radio.tsx'
import layout from '../../ui/layout.module.css'
import { partDraft } from './company-drafts.ts'
import { companyRecord, missing } from './company-forms.ts'
import css from './company-form.module.css'
import { useCompanyMutations } from './use-company-mutations.ts'

type AddressValues = {
  addresses: {
    label: string
    regionCode: string
    address: string
    contactName: string
    contactPhone: string
    isDefault: boolean
  }[]
}

const startOf = ({ addresses }: CompanyDetail): AddressValues => ({
  addresses: addresses.map((one) => ({
    label: one.label,
    regionCode: one.regionCode ?? '',
    address: one.address,
    contactName: one.contactName ?? '',
    contactPhone: one.contactPhone ?? '',
    isDefault: one.isDefault,
  })),
})

const empty = { label: '', regionCode: '', address: '', contactName: '', contactPhone: '' }
const { addresses: title } = companyPage.sections

export function AddressesForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { saveAddresses } = useCompanyMutations()
  const form = useCallForm({
    call: saveCompanyAddresses,
    start: startOf(company),
    input: (values: AddressValues, version) => ({ version, ...values }),
    missing,
    send: saveAddresses,
    record: companyRecord(company),
    draft: partDraft('addresses'),
    onSent: () => {
      showToast('success', companyPage.saved(title))
      onClose()
    },
  })
  const { fields: rows, append, remove } = useRows(form, 'addresses')
  const isFull = rows.length >= companyLimits.addresses
  return (
    <DialogForm form={form} label={companyPage.editOf(title)} submit={companyPage.save}>
      <ul className={`${layout.list} ${layout.stack} ${css.rows}`}>
        {rows.map((row, index) => (
          <Address
            key={row.rowKey}
            form={form}
            index={index}
            onDefault={() => rows.forEach((_row, at) => form.set(`addresses.${at}.isDefault`, at === index))}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button
        className={`${layout.narrow} ${css.add}`}
        isDisabled={isFull}
        onClick={() => append({ ...empty, isDefault: rows.length === 0 })}
      >
        {isFull ? words.full(companyLimits.addresses) : words.add}
      </Button>
    </DialogForm>
  )
}

interface AddressProps {
  form: Form<AddressValues>
  index: number
  onDefault: () => void
  onRemove: () => void
}

function Address({ form, index, onDefault, onRemove }: AddressProps) {
  const [label = '', isDefault = false] = useComputed(
    form,
    ({ addresses }) => [addresses[index]?.label, addresses[index]?.isDefault] as const,
  )
  const title = words.nth(index + 1, label)
  const at = <Name extends keyof typeof empty>(name: Name) => form.at(`addresses.${index}.${name}`)
  return (
    <li className={css.row}>
      <div className={`${layout.row} ${css.rowHead}`}>
        <span className={css.rowTitle}>{title}</span>
        <span className={css.rowTools}>
          <Radio name="default-address" value={isDefault} onChange={onDefault}>
            {words.default}
          </Radio>
          <Button danger aria-label={words.removeOf(title)} onClick={onRemove}>
            {words.remove}
          </Button>
        </span>
      </div>
      <div className={css.fields}>
        <TextField
          {...at('label')}
          label={words.label}
          hint={words.labelHint}
          isRequired
          autoComplete="off"
          maxLength={companyLimits.addressLabel}
        />
        <TextField
          {...at('contactName')}
          label={words.contactName}
          isOptional
          autoComplete="off"
          maxLength={personNameLength}
        />
        <TextField
          {...at('contactPhone')}
          label={words.contactPhone}
          isOptional
          autoComplete="off"
          type="tel"
          maxLength={companyLimits.phone}
        />
        <RegionField {...at('regionCode')} label={words.region} isRequired isWide />
        <TextField
          {...at('address')}
          label={words.address}
          isRequired
          isWide
          autoComplete="off"
          maxLength={settleInLimits.address}
        />
      </div>
    </li>
  )
}
