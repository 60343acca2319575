import type { CompanyDetail } from '@bdr/contract/company/replies'
import type { ContactRole } from '@bdr/contract/settle-in/form'
import { companyPage as words } from '@bdr/text/company'
import { contactRole } from '@bdr/text/settle-in'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './company.module.css'
import { EditableSection, type Editing } from './editable-section.tsx'
import { later } from '../../ui/later.tsx'

const ContactsForm = later(
  async () => (await import('./contacts-form.tsx')).ContactsForm,
  () => true,
)

/** The people whom the platform and buyers may call. */
export function Contacts({ company, editing }: { company: CompanyDetail; editing: Editing }) {
  return (
    <EditableSection
      part="contacts"
      editing={editing}
      form={<ContactsForm company={company} onClose={editing.close} />}
    >
      {company.contacts.length === 0 ? (
        <p className={typography.aside}>{words.noContacts}</p>
      ) : (
        <ul className={`${layout.list} ${css.entries}`}>
          {company.contacts.map(({ id, name, role, mobile, phone, email }) => (
            <li key={id}>
              <p className={css.entryTitle}>
                {name}
                <span className={`${typography.quiet} ${css.muted}`}>
                  {contactRole[role as ContactRole] ?? role}
                </span>
              </p>
              <p className={css.ways}>
                {[mobile, phone].map(
                  (number) =>
                    number !== null && (
                      <a key={number} href={`tel:${number}`} aria-label={words.call(`${name} ${number}`)}>
                        {number}
                      </a>
                    ),
                )}
                {email !== null && <a href={`mailto:${email}`}>{email}</a>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </EditableSection>
  )
}
