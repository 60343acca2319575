import { updateCompany } from '@bdr/contract/company/calls'
import { companyLimits } from '@bdr/contract/company/model'
import type { CompanyDetail } from '@bdr/contract/company/replies'
import { companyPage, profileWords as words } from '@bdr/text/company'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import type { FormFile } from '../../ui/form/drafts.ts'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { partDraft } from './company-drafts.ts'
import { companyRecord } from './company-forms.ts'
import css from './company-form.module.css'
import { useCompanyMutations } from './use-company-mutations.ts'

type ProfileValues = {
  shortName: string
  introduction: string
  phone: string
  website: string
  logo: FormFile | null
}

const startOf = ({ shortName, introduction, phone, website, logo }: CompanyDetail): ProfileValues => ({
  shortName: shortName ?? '',
  introduction: introduction ?? '',
  phone: phone ?? '',
  website: website ?? '',
  logo: logo && { ...logo, uploadedAt: null },
})

/** People leave out the `https://` of an address. */
const withProtocol = (address: string): string =>
  address.trim() === '' || address.includes('://') ? address.trim() : `https://${address.trim()}`

const { profile: title } = companyPage.sections

export function ProfileForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { update } = useCompanyMutations()
  const form = useCallForm({
    call: updateCompany,
    start: startOf(company),
    input: ({ logo, website, ...texts }, version) => ({
      version,
      ...texts,
      website: withProtocol(website),
      logoFileId: logo?.id ?? null,
    }),
    placeOf: (path) => (path === 'logoFileId' ? 'logo' : undefined),
    send: update,
    record: companyRecord(company),
    draft: partDraft('profile'),
    files: company.logo ? [company.logo] : [],
    onSent: () => {
      showToast('success', companyPage.saved(title))
      onClose()
    },
  })
  return (
    <DialogForm form={form} label={companyPage.editOf(title)} submit={companyPage.save}>
      <div className={css.fields}>
        <TextField
          {...form.at('shortName')}
          label={words.shortName}
          hint={words.shortNameHint}
          isOptional
          maxLength={companyLimits.shortName}
        />
        <TextField
          {...form.at('phone')}
          label={words.phone}
          hint={words.phoneHint}
          isOptional
          type="tel"
          maxLength={companyLimits.phone}
        />
        <TextField
          {...form.at('website')}
          label={words.website}
          hint={words.websiteHint}
          isOptional
          type="url"
          maxLength={companyLimits.website}
        />
        <TextArea
          {...form.at('introduction')}
          label={words.introduction}
          hint={words.introductionHint}
          isOptional
          isWide
          rows={3}
          maxLength={companyLimits.introduction}
          showCount
        />
        <FileField {...form.at('logo')} label={words.logo} hint={words.logoHint} purpose="logo" optional />
      </div>
    </DialogForm>
  )
}
