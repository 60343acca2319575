import type { CompanyDetail } from '@bdr/contract/company/replies'
import { companyPage as words } from '@bdr/text/company'
import { AddressesForm } from './addresses-form.tsx'
import css from './company.module.css'
import { EditableSection, type Editing } from './editable-section.tsx'

/** Where goods leave from and papers go to. */
export function Addresses({ company, editing }: { company: CompanyDetail; editing: Editing }) {
  return (
    <EditableSection
      part="addresses"
      editing={editing}
      form={<AddressesForm company={company} onClose={editing.close} />}
    >
      {company.addresses.length === 0 ? (
        <p className={css.nothing}>{words.noAddresses}</p>
      ) : (
        <ul className={css.entries}>
          {company.addresses.map((one) => (
            <li key={one.id}>
              <p className={css.entryTitle}>
                {one.label}
                {one.isDefault && <span className={css.badge}>{words.isDefault}</span>}
              </p>
              <p>{one.regionName + one.address}</p>
              {(one.contactName !== null || one.contactPhone !== null) && (
                <p className={css.muted}>
                  {one.contactName}
                  {one.contactPhone !== null && (
                    <a href={`tel:${one.contactPhone}`} aria-label={words.call(one.contactPhone)}>
                      {one.contactPhone}
                    </a>
                  )}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </EditableSection>
  )
}
