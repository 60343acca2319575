import type { CompanyDetail } from '@bdr/contract/company/replies'
import { companyPage, profileWords as words } from '@bdr/text/company'
import { Facts } from '../../ui/console/facts.tsx'
import typography from '../../ui/typography.module.css'
import css from './company.module.css'
import { EditableSection, type Editing } from './editable-section.tsx'
import { later } from '../../ui/later.tsx'

const ProfileForm = later(
  async () => (await import('./profile-form.tsx')).ProfileForm,
  () => true,
)

/** A company's own description, which is changed without a review. */
export function Profile({ company, editing }: { company: CompanyDetail; editing: Editing }) {
  const { logo, shortName, introduction, phone, website } = company
  const nothing = [logo, shortName, introduction, phone, website].every((value) => value === null)
  return (
    <EditableSection
      part="profile"
      editing={editing}
      form={<ProfileForm company={company} onClose={editing.close} />}
    >
      {nothing ? (
        <p className={typography.aside}>{companyPage.absent}</p>
      ) : (
        <div className={css.profile}>
          {logo && <img className={css.logo} src={logo.thumbnailUrl ?? logo.url} alt={words.logo} />}
          <Facts
            items={[
              { label: words.shortName, value: shortName ?? companyPage.absent },
              {
                label: words.phone,
                value: phone === null ? companyPage.absent : <a href={`tel:${phone}`}>{phone}</a>,
              },
              {
                label: words.website,
                value:
                  website === null ? (
                    companyPage.absent
                  ) : (
                    <a href={website} target="_blank" rel="noreferrer">
                      {website}
                    </a>
                  ),
              },
              { label: words.introduction, value: introduction ?? companyPage.absent, wide: true },
            ]}
          />
        </div>
      )}
    </EditableSection>
  )
}
