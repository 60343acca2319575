import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { companyText } from '@bdr/text/site-pages/company'
import { previewNote } from '@bdr/text/site-pages/shared'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
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

export const handle: PageHandle = { static: true }

export const loader = async ({ context }: SiteLoaderArgs) => ({
  text: await context.get(siteContext).data.readCompany('about'),
})

export const meta = ({
  loaderData,
  ...args
}: SiteMetaArgs & { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  pageMeta(args, {
    title: pageTitles.about,
    description: loaderData?.text?.summary ?? companyText.description,
  })

/** The company on one sheet, without the website's menu and footer: what an app links to. */
export default function AboutPage() {
  const { text } = useLoaderData<typeof loader>()
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
          {text !== null && (
            <Section label={text.title}>
              <Prose html={text.body} />
              {text.items.length > 0 && (
                <div className={css.facts}>
                  <FactTable rows={text.items.map((item) => [item.title, item.text])} />
                </div>
              )}
            </Section>
          )}
          <Section title={companyText.contact}>
            <p className={`${layout.row} ${css.next}`}>
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
