import type { CompanyFactName } from '@bdr/contract/content/company-facts'
import type { CompanyFact } from '@bdr/contract/site/data'
import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { siteFooterText } from '@bdr/text/site-layout'
import { companyText } from '@bdr/text/site-pages/company'
import { previewNote } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import layout from '../../ui/layout.module.css'
import { Brand } from '../../ui/site/brand.tsx'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import css from './alone.module.css'

export async function loader({ context }: SiteLoaderArgs) {
  const { data, frame } = context.get(siteContext)
  return { text: await data.readCompany('about'), facts: frame.facts }
}

export const meta = ({
  loaderData,
  ...args
}: SiteMetaArgs & { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta(args, {
    title: pageTitles.about,
    description: loaderData?.text?.summary ?? companyText.description,
  })

/** The company on one page, without the website's menu and footer, for apps to link to. */
export default function AboutPage() {
  const { text, facts } = useLoaderData<typeof loader>()
  return (
    <div className={css.sheet}>
      <header className={css.header}>
        <a className={css.brand} href={pageByKey('home').path}>
          <Brand />
        </a>
      </header>
      <main>
        <Page>
          <Opening title={text?.title ?? pageTitles.about} lead={text?.summary ?? companyText.missing} />
          {text?.isPreview && <Notice>{previewNote}</Notice>}
          <div className={css.halves}>
            {text !== null && (
              <Section label={text.title} className={css.half}>
                <Prose html={text.body} />
                {text.items.length > 0 && (
                  <div className={css.facts}>
                    <FactTable rows={text.items.map((item) => [item.title, item.text])} />
                  </div>
                )}
              </Section>
            )}
            <Section title={companyText.facts} className={css.half}>
              <div className={css.table}>
                <FactTable
                  rows={facts
                    .filter(({ name }) => shown.includes(name))
                    .map((fact) => [fact.label, <Fact key={fact.name} fact={fact} />])}
                />
              </div>
            </Section>
          </div>
          <Section title={companyText.contact}>
            <p className={layout.ways}>
              <a className={button.primary} href={pageByKey('techniqueList').path}>
                {companyText.contacts.techniques}
              </a>
              <a className={button.quiet} href="/settleApply">
                {companyText.contacts.settleIn}
              </a>
              <a className={button.quiet} href={pageByKey('home').path}>
                {companyText.contacts.home}
              </a>
            </p>
          </Section>
        </Page>
      </main>
    </div>
  )
}

/** The footer links to the others. */
const shown: readonly CompanyFactName[] = ['legalName', 'uscc', 'address', 'phone', 'email', 'serviceHours']

const Fact = ({ fact: { name, value, isExample } }: { fact: CompanyFact }) => {
  if (value === null) return companyText.notGiven
  if (isExample) return value + siteFooterText.example
  if (name === 'phone') return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>
  return name === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value
}
