import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { standardisationText } from '@bdr/text/site-pages/standardisation'
import { useLoaderData } from 'react-router'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Tabs } from '../../ui/site/tabs.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { queryOf, tabOf } from '../query.ts'
import { pageMeta, tabMeta, type SiteMetaArgs } from '../seo.ts'
import { itemOf, type Item } from './coding.ts'
import { generalFormUrl } from '../techniques/ask.ts'
import { CodingExample } from './coding-example.tsx'

const path = pageByKey('standardisation').path
const serviceTab = 3

interface Data {
  tab: number
  item: Item
}

export function loader({ request }: SiteLoaderArgs): Data {
  const query = queryOf(request)
  return {
    tab: tabOf(query, standardisationText.tabs.length),
    item: itemOf({
      category: query.get('category'),
      specification: query.get('specification'),
      material: query.get('material'),
      pressure: query.get('pressure'),
    }),
  }
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: Data }) => {
  const { description, tabs } = standardisationText
  return pageMeta(args, tabMeta(pageTitles.standardisation, description, tabs, loaderData?.tab))
}

export default function StandardisationPage() {
  const { tab, item } = useLoaderData<typeof loader>()
  return (
    <Page>
      <Opening title={standardisationText.title} lead={standardisationText.lead} />
      <Tabs label={standardisationText.tabsLabel} path={path} tabs={standardisationText.tabs} current={tab} />
      {tab === 0 && <CodingExample path={path} item={item} />}
      {tab === 1 && <Rules />}
      {tab === 2 && <Cleaning />}
      {tab === serviceTab && <Service />}
      {tab === serviceTab ? <AskNext /> : <ServiceNext />}
    </Page>
  )
}

function Rules() {
  const { rules } = standardisationText
  return (
    <>
      <Section title={rules.title} lead={rules.lead}>
        <FactTable columns={rules.columns} rows={rules.rows} note={rules.outside} />
      </Section>
      <Section title={rules.familiesTitle}>
        <FactTable columns={rules.familiesColumns} rows={rules.families} />
      </Section>
    </>
  )
}

function Cleaning() {
  const { cleaning } = standardisationText
  return (
    <>
      <Section title={cleaning.title} lead={cleaning.lead}>
        <FactTable columns={cleaning.columns} rows={cleaning.rows} />
      </Section>
      <Section title={cleaning.exampleTitle}>
        <FactTable columns={cleaning.exampleColumns} rows={cleaning.examples} />
      </Section>
    </>
  )
}

function Service() {
  const { service } = standardisationText
  return (
    <>
      <Section title={service.title} lead={service.lead}>
        <FactTable columns={service.columns} rows={service.rows} />
      </Section>
      <Section title={service.needTitle}>
        <FactTable rows={service.needs} />
      </Section>
    </>
  )
}

const ServiceNext = () => (
  <NextStep
    text={nextStepText.standardisation.text}
    links={[
      {
        text: nextStepText.standardisation.preparing,
        href: pageUrl('standardisation', { actIndex: String(serviceTab) }),
      },
    ]}
  />
)

const AskNext = () => (
  <NextStep
    text={nextStepText.standardisationService}
    links={[{ text: nextStepText.consult, href: generalFormUrl, first: true }]}
  />
)
