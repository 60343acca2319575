import { saveCompanyContacts } from '@bdr/contract/company/calls'
import { companyLimits, type CompanyDetail } from '@bdr/contract/company/model'
import { emailLength, personNameLength } from '@bdr/contract/kernel/field'
import { contactRoles, type ContactRole } from '@bdr/contract/settle-in/form'
import { companyPage, contactWords as words } from '@bdr/text/console-company'
import { contactRole } from '@bdr/text/settle-in'
import { useMemo } from 'react'
import { z } from 'zod'
import { useViewer } from '../../lib/session.ts'
import { Button } from '../../ui/kit/button.tsx'
import { faultsByPath } from './form-faults.ts'
import { keptNames } from './kept-names.ts'
import { addRow, changeRow, newKey, removeRow } from './rows.ts'
import css from './section-form.module.css'
import { SectionForm } from './section-form.tsx'
import { SelectLine } from './select-line.tsx'
import { TextLine } from './text-line.tsx'
import { useCompanyMutations } from './use-company-mutations.ts'
import { useEditor } from './use-editor.ts'

const fields = ['name', 'role', 'mobile', 'phone', 'email'] as const
type ContactField = (typeof fields)[number]

const contactRow = z.object({
  key: z.string(),
  name: z.string(),
  role: z.string(),
  mobile: z.string(),
  phone: z.string(),
  email: z.string(),
})
type ContactRow = z.output<typeof contactRow>

const startOf = ({ contacts }: CompanyDetail): ContactRow[] =>
  contacts.map(({ id, name, role, mobile, phone, email }) => ({
    key: id,
    name,
    role,
    mobile: mobile ?? '',
    phone: phone ?? '',
    email: email ?? '',
  }))
const emptyRow = (): ContactRow => ({ key: newKey(), name: '', role: '', mobile: '', phone: '', email: '' })

/** Numbers without what slips in when they are pasted. */
const bodyOf = (rows: readonly ContactRow[]) => ({
  contacts: rows.map(({ key: _key, ...row }) => ({
    ...row,
    role: row.role as ContactRole,
    mobile: row.mobile.replace(/[\s-]/g, ''),
    email: row.email.trim(),
  })),
})

const schema = saveCompanyContacts.input.omit({ version: true })
const pathOf = (index: number, field: ContactField) => `contacts[${index}].${field}`
const roleOptions = contactRoles.map((value) => ({ value, label: contactRole[value] }))

export function ContactsForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { user } = useViewer()
  const { saveContacts } = useCompanyMutations()
  const start = useMemo(() => startOf(company), [company])
  const editor = useEditor<ContactRow[]>({
    keptAs: keptNames(user.uid).contacts,
    start,
    read: (kept) => z.array(contactRow).safeParse(kept).data ?? null,
    check: (rows) => faultsByPath(schema, bodyOf(rows)),
    paths: (rows) => rows.flatMap((_row, index) => fields.map((field) => pathOf(index, field))),
    save: (rows) => saveContacts({ version: company.version, ...bodyOf(rows) }),
  })
  const { value: rows, change } = editor
  return (
    <SectionForm title={companyPage.sections.contacts} editor={editor} onClose={onClose}>
      <ul className={css.rows}>
        {rows.map((row, index) => (
          <ContactFields
            key={row.key}
            row={row}
            title={words.nth(index + 1, row.name)}
            faultOf={(field) => editor.faultOf(pathOf(index, field))}
            onType={(field, text) =>
              change(changeRow<ContactRow>(row.key, { [field]: text }), pathOf(index, field))
            }
            onRemove={() => change(removeRow(row.key))}
          />
        ))}
      </ul>
      <Button
        className={css.add}
        isDisabled={rows.length >= companyLimits.contacts}
        onClick={() => change(addRow(emptyRow()))}
      >
        {rows.length < companyLimits.contacts ? words.add : words.full(companyLimits.contacts)}
      </Button>
    </SectionForm>
  )
}

interface ContactFieldsProps {
  row: ContactRow
  title: string
  faultOf: (field: ContactField) => string | undefined
  onType: (field: ContactField, text: string) => void
  onRemove: () => void
}

const lines = [
  { field: 'mobile', type: 'tel', maxLength: 20 },
  { field: 'phone', type: 'tel', maxLength: companyLimits.phone },
  { field: 'email', type: 'email', maxLength: emailLength },
] as const

function ContactFields({ row, title, faultOf, onType, onRemove }: ContactFieldsProps) {
  return (
    <li className={css.row}>
      <div className={css.rowHead}>
        <span className={css.rowTitle}>{title}</span>
        <Button danger aria-label={words.removeOf(title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      <div className={css.fields}>
        <TextLine
          label={words.name}
          fault={faultOf('name')}
          required
          maxLength={personNameLength}
          value={row.name}
          onChange={(text) => onType('name', text)}
        />
        <SelectLine
          label={words.role}
          fault={faultOf('role')}
          choose={words.choose}
          options={roleOptions}
          value={row.role}
          onChange={(text) => onType('role', text)}
        />
        {lines.map(({ field, ...input }) => (
          <TextLine
            key={field}
            {...input}
            label={words[field]}
            fault={faultOf(field)}
            optional
            value={row[field]}
            onChange={(text) => onType(field, text)}
          />
        ))}
      </div>
    </li>
  )
}
