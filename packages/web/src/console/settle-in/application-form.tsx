import { qualificationKind } from '@bdr/text/qualifications'
import { absent } from '@bdr/text/client'
import { settleInReview as words } from '@bdr/text/settle-in-review'
import { contactRole, paperWords } from '@bdr/text/settle-in'
import { Button } from '../../ui/kit/button.tsx'
import type { ReactNode } from 'react'
import { groupedAccount } from '../../lib/account-number.ts'
import { Section } from '../../ui/console/section.tsx'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import css from './application-form.module.css'
import { RemarkEditor } from './remark-editor.tsx'
import { useReview } from './review-context.ts'
import { ReviewedField } from './reviewed-field.tsx'
import fieldCss from './reviewed-field.module.css'

/** The fields that the register of companies may contain, too. */
const registeredFields = [
  'name',
  'uscc',
  'legalPerson',
  'registeredOn',
  'registeredCapital',
  'regionCode',
  'address',
  'businessScope',
] as const

/** The applicant's form, section by section, with a place for a remark at each field. */
export function ApplicationForm() {
  const { application } = useReview()
  const { form, registry, regionName } = application
  const { bank, contact } = form
  // regions are compared by what people call them
  const company = { ...form.company, regionCode: regionName }
  const registered = registry && { ...registry, regionCode: registry.regionName }
  return (
    <>
      <Section title={words.sections.company} note={registry === null ? words.notRegistered : undefined}>
        <Fields>
          {registeredFields.map((field) => (
            <ReviewedField
              key={field}
              path={`company.${field}`}
              registered={registered?.[field]}
              value={company[field]}
            />
          ))}
          <ReviewedField path="company.licenceFileId">
            <ShowFile id={company.licenceFileId} />
          </ReviewedField>
        </Fields>
      </Section>
      <Section title={words.sections.bank}>
        <Fields>
          <ReviewedField path="bank.name">{bank.name}</ReviewedField>
          <ReviewedField path="bank.branch">{bank.branch}</ReviewedField>
          <ReviewedField path="bank.account">{groupedAccount(bank.account)}</ReviewedField>
        </Fields>
      </Section>
      <Section title={words.sections.contact} note={words.agreement(form.agreementVersion)}>
        <Fields>
          <ReviewedField path="contact.name">{contact.name}</ReviewedField>
          <div className={fieldCss.field}>
            <dt className={`${typography.quiet} ${fieldCss.label}`}>{words.mobile}</dt>
            <dd className={`${layout.row} ${fieldCss.value}`}>
              <a href={`tel:${application.mobile}`}>{application.mobile}</a>
            </dd>
          </div>
          <ReviewedField path="contact.role">{contactRole[contact.role]}</ReviewedField>
          <ReviewedField path="contact.email">{contact.email ?? absent}</ReviewedField>
        </Fields>
      </Section>
      <Section title={words.sections.categories} note={String(application.categories.length)}>
        <Fields>
          <ReviewedField path="categoryIds">
            <Categories />
          </ReviewedField>
        </Fields>
      </Section>
      <Papers />
    </>
  )
}

const Fields = ({ children }: { children: ReactNode }) => <dl className={layout.flush}>{children}</dl>

function Categories() {
  const { categories } = useReview().application
  return (
    <ul className={`${layout.list} ${layout.pair} ${css.categories}`}>
      {categories.map(({ id, name, qualifications }) => (
        <li key={id}>
          {name}
          {qualifications.length > 0 && (
            <span className={`${typography.caption} ${css.needs}`}>
              {words.needs(qualifications.map((kind) => qualificationKind[kind]).join('、'))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Papers() {
  const { application, findingsAt } = useReview()
  const papers = application.form.qualifications
  return (
    <Section title={words.sections.papers} note={String(papers.length)}>
      <div className={`${layout.row} ${fieldCss.whole}`}>
        {papers.length === 0 && <span className={typography.quiet}>{words.noPapers}</span>}
        {findingsAt('qualifications').map(({ message, blocking }) => (
          <span key={message} className={fieldCss.finding} data-blocking={blocking || undefined}>
            {message}
          </span>
        ))}
        <RemarkEditor path="qualifications" name={words.sections.papers} />
      </div>
      {papers.map((paper, index) => {
        const at = `qualifications[${index}]`
        return (
          <div key={at} className={css.paper}>
            <h3 className={css.kind}>{qualificationKind[paper.kind]}</h3>
            <Fields>
              <ReviewedField path={`${at}.number`} label={paperWords.number}>
                {paper.number}
              </ReviewedField>
              <ReviewedField path={`${at}.validUntil`} label={paperWords.validUntil}>
                {paper.validUntil ?? paperWords.endless}
              </ReviewedField>
              <ReviewedField path={`${at}.fileId`} label={paperWords.file}>
                <ShowFile id={paper.fileId} />
              </ReviewedField>
            </Fields>
          </div>
        )
      })}
    </Section>
  )
}

function ShowFile({ id }: { id: string }) {
  const { application, show } = useReview()
  const file = application.files.find((one) => one.id === id)
  if (!file) return absent
  return (
    <>
      {file.name}
      <Button compact aria-label={words.showOf(file.name)} onClick={() => show(id)}>
        {words.show}
      </Button>
    </>
  )
}
