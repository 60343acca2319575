import { saveCompanyContacts } from '@bdr/contract/company/calls'
import { companyLimits } from '@bdr/contract/company/model'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { emailLength, typedMobileLength } from '@bdr/contract/kernel/field'
import { personNameLength } from '@bdr/contract/kernel/person-name'
import { contactRoles } from '@bdr/contract/settle-in/form'
import { companyPage, contactWords as words } from '@bdr/text/company'
import { contactRole } from '@bdr/text/settle-in'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { Select, TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed, useRows } from '../../ui/form/use-field.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import { partDraft } from './company-drafts.ts'
import { companyRecord } from './company-forms.ts'
import css from './company-form.module.css'
import { useCompanyMutations } from './use-company-mutations.ts'

type ContactValues = {
  contacts: { name: string; role: string; mobile: string; phone: string; email: string }[]
}

const startOf = ({ contacts }: CompanyDetail): ContactValues => ({
  contacts: contacts.map(({ name, role, mobile, phone, email }) => ({
    name,
    role,
    mobile: mobile ?? '',
    phone: phone ?? '',
    email: email ?? '',
  })),
})

const empty = { name: '', role: '', mobile: '', phone: '', email: '' }
const { contacts: title } = companyPage.sections

export function ContactsForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { saveContacts } = useCompanyMutations()
  const form = useCallForm({
    call: saveCompanyContacts,
    start: startOf(company),
    // numbers without the characters that are pasted with them
    input: ({ contacts }: ContactValues, version) => ({
      version,
      contacts: contacts.map((one) => ({
        ...one,
        mobile: one.mobile.replace(/[\s-]/g, ''),
        email: one.email.trim(),
      })),
    }),
    send: saveContacts,
    record: companyRecord(company),
    draft: partDraft('contacts'),
    onSent: () => {
      showToast('success', companyPage.saved(title))
      onClose()
    },
  })
  const { fields: rows, append, remove } = useRows(form, 'contacts')
  const isFull = rows.length >= companyLimits.contacts
  return (
    <DialogForm form={form} label={companyPage.editOf(title)} submit={companyPage.save}>
      <ul className={`${layout.list} ${layout.stack} ${css.rows}`}>
        {rows.map((row, index) => (
          <Contact key={row.rowKey} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      <Button className={`${layout.narrow} ${css.add}`} isDisabled={isFull} onClick={() => append(empty)}>
        {isFull ? words.full(companyLimits.contacts) : words.add}
      </Button>
    </DialogForm>
  )
}

const roleOptions = contactRoles.map((value) => ({ value, label: contactRole[value] }))

function Contact(props: { form: Form<ContactValues>; index: number; onRemove: () => void }) {
  const { form, index, onRemove } = props
  const name = useComputed(form, ({ contacts }) => contacts[index]?.name ?? '')
  const title = words.nth(index + 1, name)
  const at = <Name extends keyof typeof empty>(name: Name) => form.at(`contacts.${index}.${name}`)
  const plain = { autoComplete: 'off', isOptional: true } as const
  return (
    <li className={css.row}>
      <div className={`${layout.row} ${css.rowHead}`}>
        <span className={css.rowTitle}>{title}</span>
        <Button danger aria-label={words.removeOf(title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <div className={css.fields}>
        <TextField
          {...at('name')}
          label={words.name}
          isRequired
          autoComplete="off"
          maxLength={personNameLength}
        />
        <Select
          {...at('role')}
          label={words.role}
          isRequired
          placeholder={words.choose}
          options={roleOptions}
        />
        <TextField
          {...at('mobile')}
          {...plain}
          label={words.mobile}
          type="tel"
          maxLength={typedMobileLength}
        />
        <TextField
          {...at('phone')}
          {...plain}
          label={words.phone}
          type="tel"
          maxLength={companyLimits.phone}
        />
        <TextField {...at('email')} {...plain} label={words.email} type="email" maxLength={emailLength} />
      </div>
    </li>
  )
}
