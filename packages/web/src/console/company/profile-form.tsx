import { updateCompany } from '@bdr/contract/company/calls'
import { companyLimits, type CompanyDetail } from '@bdr/contract/company/model'
import { storedFile } from '@bdr/contract/files/model'
import { companyPage, profileWords as words } from '@bdr/text/console-company'
import { Input, TextAreaInput } from '../../ui/kit/input.tsx'
import { useMemo, useState, type ComponentProps } from 'react'
import { z } from 'zod'
import { useViewer } from '../../lib/session.ts'
import { FileField } from '../../ui/console/file-field.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { faultsByPath } from './form-faults.ts'
import { keptNames } from './kept-names.ts'
import css from './section-form.module.css'
import { SectionForm } from './section-form.tsx'
import { useCompanyMutations } from './use-company-mutations.ts'
import { useEditor } from './use-editor.ts'

const profileForm = z.object({
  shortName: z.string(),
  introduction: z.string(),
  phone: z.string(),
  website: z.string(),
  logo: storedFile.nullable(),
})
type ProfileForm = z.output<typeof profileForm>

const startOf = ({ shortName, introduction, phone, website, logo }: CompanyDetail): ProfileForm => ({
  shortName: shortName ?? '',
  introduction: introduction ?? '',
  phone: phone ?? '',
  website: website ?? '',
  logo,
})

/** People leave out what browsers put before an address. */
const withProtocol = (address: string): string =>
  address.trim() === '' || address.includes('://') ? address.trim() : `https://${address.trim()}`

const bodyOf = ({ logo, website, ...texts }: ProfileForm) => ({
  ...texts,
  website: withProtocol(website),
  logoFileId: logo?.id ?? null,
})

const schema = updateCompany.input.omit({ version: true })
const paths = ['shortName', 'introduction', 'phone', 'website', 'logoFileId']
const lines: readonly {
  field: 'shortName' | 'phone' | 'website'
  hint: string
  input: ComponentProps<typeof Input>
}[] = [
  { field: 'shortName', hint: words.shortNameHint, input: { maxLength: companyLimits.shortName } },
  { field: 'phone', hint: words.phoneHint, input: { type: 'tel', maxLength: companyLimits.phone } },
  { field: 'website', hint: words.websiteHint, input: { type: 'url', maxLength: companyLimits.website } },
]

export function ProfileForm({ company, onClose }: { company: CompanyDetail; onClose: () => void }) {
  const { user } = useViewer()
  const { update } = useCompanyMutations()
  const [waiting, setWaiting] = useState(false)
  const start = useMemo(() => startOf(company), [company])
  const editor = useEditor<ProfileForm>({
    keptAs: keptNames(user.uid).profile,
    start,
    read: (kept) => profileForm.safeParse(kept).data ?? null,
    check: (value) => faultsByPath(schema, bodyOf(value)),
    paths: () => paths,
    save: (value) => update({ version: company.version, ...bodyOf(value) }),
  })
  const { value, change, faultOf } = editor
  return (
    <SectionForm title={companyPage.sections.profile} editor={editor} waiting={waiting} onClose={onClose}>
      <div className={css.fields}>
        {lines.map(({ field, hint, input }) => (
          <Field key={field} label={words[field]} hint={hint} error={faultOf(field)} isOptional>
            {(control) => (
              <Input
                {...control}
                {...input}
                value={value[field]}
                onChange={({ target }) => change((before) => ({ ...before, [field]: target.value }), field)}
              />
            )}
          </Field>
        ))}
        <Field
          label={words.introduction}
          hint={words.introductionHint}
          error={faultOf('introduction')}
          isOptional
          isWide
        >
          {(control) => (
            <TextAreaInput
              {...control}
              rows={3}
              maxLength={companyLimits.introduction}
              showCount
              value={value.introduction}
              onChange={({ target }) =>
                change((before) => ({ ...before, introduction: target.value }), 'introduction')
              }
            />
          )}
        </Field>
        <FileField
          label={words.logo}
          hint={words.logoHint}
          purpose="logo"
          value={value.logo}
          error={faultOf('logoFileId')}
          optional
          onBusy={setWaiting}
          onChange={(logo) => change((before) => ({ ...before, logo }), 'logoFileId')}
        />
      </div>
    </SectionForm>
  )
}
