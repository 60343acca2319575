import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { dataApplyText } from '@bdr/text/site-pages/data-apply'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { useLoaderData } from 'react-router'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Tabs } from '../../ui/site/tabs.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { DeliveryNote, UprightDeliveryNote } from '../drawings/order-data/delivery-note.tsx'
import { OrderFlow, UprightOrderFlow } from '../drawings/order-data/order-flow.tsx'
import { Workbook } from '../drawings/order-data/workbook.tsx'
import { NumberedSheet } from '../drawings/numbered-sheet.tsx'
import { queryOf, tabOf } from '../query.ts'
import { pageMeta, tabMeta, type SiteMetaArgs } from '../seo.ts'
import { Steps } from '../steps.tsx'
import { generalFormUrl } from '../techniques/ask.ts'
import { Example } from '../visual-management/example.tsx'

export const loader = ({ request }: SiteLoaderArgs) => ({
  tab: tabOf(queryOf(request), dataApplyText.tabs.length),
})

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: ReturnType<typeof loader> }) => {
  const { description, tabs } = dataApplyText
  return pageMeta(args, tabMeta(pageTitles.dataApplication, description, tabs, loaderData?.tab))
}

const views = [Overview, Imports, Connection, Note]

export default function DataApplicationPage() {
  const { tab } = useLoaderData<typeof loader>()
  const View = views[tab]!
  return (
    <Page>
      <Opening title={dataApplyText.title} lead={dataApplyText.lead} />
      <Tabs
        label={dataApplyText.tabsLabel}
        path={pageByKey('dataApplication').path}
        tabs={dataApplyText.tabs}
        current={tab}
      />
      <View />
      <NextStep
        text={nextStepText.dataApplication.text}
        links={[
          { text: nextStepText.consult, href: generalFormUrl, first: true },
          { text: nextStepText.dataApplication.settleIn, href: pageByKey('settleApply').path },
        ]}
      />
    </Page>
  )
}

function Overview() {
  const { flow } = dataApplyText
  return (
    <>
      <Section label={flow.drawing.name}>
        <NumberedSheet
          drawing={flow.drawing}
          listTitle={flow.listTitle}
          items={flow.items}
          stages={[{ picture: <UprightOrderFlow />, from: 0, to: flow.items.length }]}
        >
          <OrderFlow />
        </NumberedSheet>
      </Section>
      <Section title={flow.tableTitle}>
        <FactTable columns={flow.columns} rows={flow.rows} />
      </Section>
    </>
  )
}

function Imports() {
  const { imports } = dataApplyText
  return (
    <Example words={imports} drawing={<Workbook />}>
      <FactTable columns={imports.columns} rows={imports.rows} note={imports.note} />
    </Example>
  )
}

function Connection() {
  const { connect } = dataApplyText
  return (
    <>
      <Section title={connect.title} lead={connect.lead}>
        <FactTable columns={connect.columns} rows={connect.rows} note={connect.ask} />
      </Section>
      <Section title={connect.numbersTitle}>
        <FactTable rows={connect.numbers} />
      </Section>
    </>
  )
}

function Note() {
  const { note } = dataApplyText
  return (
    <>
      <Section title={note.title} lead={note.lead}>
        <NumberedSheet
          drawing={note.drawing}
          listTitle={note.listTitle}
          items={note.items}
          stages={[{ picture: <UprightDeliveryNote />, from: 0, to: note.items.length }]}
        >
          <DeliveryNote numbered />
        </NumberedSheet>
      </Section>
      <Section title={note.stepsTitle}>
        <Steps steps={note.steps} />
      </Section>
    </>
  )
}
