import { industries, type Industry } from '@bdr/contract/content/kinds'
import { pageByKey } from '@bdr/contract/navigation'
import type { TechniqueCard, Slice } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { industryTitles } from '@bdr/text/site-labels'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { pagerText } from '@bdr/text/site-pages/shared'
import { consultationText, techniqueText } from '@bdr/text/site-pages/techniques'
import { useActionData, useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import button from '../../ui/site/button.module.css'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import { Choices, filteredUrl, Filters, SearchForm } from '../../ui/site/filters.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Pager } from '../../ui/site/pager.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import typography from '../../ui/typography.module.css'
import { formOutcome, siteContext, type SiteLoaderArgs } from '../context.ts'
import { PumpCurves, PumpCurvesViews } from '../drawings/pump-curves.tsx'
import { keywordOf, oneOf, pageNumOf, pageNumText, queryOf } from '../query.ts'
import { orBeyond } from '../reading.ts'
import { pageMeta, partMeta, type SiteMetaArgs } from '../seo.ts'
import { Steps } from '../steps.tsx'
import { submitRequest, formAnchor, messageAbout, sentNumber } from './ask.ts'
import { Consultation } from './consultation.tsx'
import { TechniqueCards } from './technique-cards.tsx'
import css from './list.module.css'

export const handle: PageHandle = { islands: ['nameplate-photo'] }

const path = pageByKey('techniqueList').path

interface Data {
  industry: Industry | null
  keyword: string | null
  found: Slice<TechniqueCard>
  isSent: boolean
  /** the result of a submitted form */
  outcome: string | null
  number: string | null
  /** the beginning of the message */
  message: string | undefined
}

export async function loader({ context, request }: SiteLoaderArgs) {
  const query = queryOf(request)
  const filters = { industry: oneOf(industries, query.get('industry')), keyword: keywordOf(query) }
  const found = await context
    .get(siteContext)
    .data.listTechniques({ ...filters, pageNum: pageNumOf(query), pageSize: 12 })
  return orBeyond<Data>(found, {
    ...filters,
    found,
    isSent: query.has('sent'),
    outcome: context.get(formOutcome),
    number: sentNumber(query.get('sent')),
    message: messageAbout(filters.industry, query.get('part')),
  })
}

export const action = (args: SiteLoaderArgs) => submitRequest(args, null)

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  const industry = loaderData?.industry ?? null
  return pageMeta(args, {
    ...partMeta(
      loaderData?.isSent
        ? consultationText.sentTitle
        : [loaderData?.outcome, pageTitles.techniqueList].filter(Boolean).join(' - '),
      techniqueText.description,
      industry && industryTitles[industry],
    ),
    ...(industry !== null && { query: { industry } }),
    indexed:
      loaderData?.keyword === null &&
      loaderData.found.pageNum === 1 &&
      !loaderData.isSent &&
      loaderData.outcome === null &&
      loaderData.message === undefined,
  })
}

export default function TechniqueListPage() {
  const { industry, keyword, found, isSent, number, message } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isFiltered = industry !== null || keyword !== null
  return (
    <Page>
      <Opening title={techniqueText.title} lead={techniqueText.lead} />
      {!isFiltered && found.pageNum === 1 && (
        <Section label={techniqueText.drawing.name}>
          <Sheet
            name={techniqueText.drawing.name}
            number={techniqueText.drawing.number}
            stages={<PumpCurvesViews />}
          >
            <PumpCurves />
          </Sheet>
        </Section>
      )}
      <Section title={techniqueText.listTitle}>
        <Filters>
          <Choices
            label={techniqueText.filter}
            choices={[null, ...industries].map((one) => ({
              text: one === null ? techniqueText.all : industryTitles[one],
              href: filteredUrl(path, { industry: one, keyword }),
              current: one === industry,
            }))}
          />
          <SearchForm
            path={path}
            label={techniqueText.searchLabel}
            value={keyword ?? ''}
            otherFilters={{ industry }}
          />
        </Filters>
        {found.list.length === 0 ? (
          <EmptyList
            title={found.total === 0 ? techniqueText.none(keyword) : pagerText.beyond}
            hint={techniqueText.noneNext}
          >
            <a className={button.quiet} href={path}>
              {techniqueText.showAll}
            </a>
            <a className={button.quiet} href={`#${formAnchor}`}>
              {nextStepText.ask}
            </a>
          </EmptyList>
        ) : (
          <>
            <p className={`${typography.small} ${css.found}`}>{techniqueText.found(found.total)}</p>
            <TechniqueCards cards={found.list} />
            <Pager
              {...found}
              hrefOf={(pageNum) => filteredUrl(path, { industry, keyword, pageNum: pageNumText(pageNum) })}
            />
          </>
        )}
      </Section>
      <Section title={techniqueText.how.title}>
        <Steps steps={techniqueText.how.steps} />
      </Section>
      <Consultation
        wide
        words={consultationText.general}
        isSent={isSent}
        number={number}
        action={path}
        answer={answer}
        message={message}
      />
    </Page>
  )
}
