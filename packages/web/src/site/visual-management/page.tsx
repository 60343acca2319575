import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { visualText } from '@bdr/text/site-pages/visual-management'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { NextStep } from '../../ui/site/next-step.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { NumberedSheet } from '../drawings/numbered-sheet.tsx'
import { FloorPlan, FloorPlanViews } from '../drawings/visual/floor-plan.tsx'
import { PipeMarking, PipeMarkingViews } from '../drawings/visual/pipe-marking.tsx'
import { PipeRack, UprightPipeRack } from '../drawings/visual/pipe-rack.tsx'
import { SparesBoard, SparesBoardViews } from '../drawings/visual/spares-board.tsx'
import { ValveTag, ValveTagViews } from '../drawings/visual/valve-tag.tsx'
import { queryOf, tabOf } from '../query.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { generalFormUrl } from '../techniques/ask.ts'
import { Example } from './example.tsx'

/** All tabs are parts of this page. */
export const loader = ({ request }: SiteLoaderArgs) => tabOf(queryOf(request), 1)

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, { title: pageTitles.visualManagement, description: visualText.description })

const { rack, standard, marking, valve, floor, board, service } = visualText

export default function VisualManagementPage() {
  return (
    <Page>
      <Opening title={visualText.title} lead={visualText.lead} />
      <Section label={rack.drawing.name}>
        <NumberedSheet
          drawing={rack.drawing}
          listTitle={rack.listTitle}
          items={rack.items}
          stages={[{ picture: <UprightPipeRack />, from: 0, to: rack.items.length }]}
          next={rack.note}
        >
          <PipeRack />
        </NumberedSheet>
      </Section>
      <Section title={standard.title} lead={standard.lead}>
        <FactTable columns={standard.columns} rows={standard.rows} note={standard.note} />
      </Section>
      <Example words={marking} drawing={<PipeMarking />} stages={<PipeMarkingViews />}>
        <FactTable columns={marking.columns} rows={marking.rows} note={marking.note} />
      </Example>
      <Example words={valve} drawing={<ValveTag />} stages={<ValveTagViews />}>
        <FactTable rows={valve.rows} />
      </Example>
      <Example words={floor} drawing={<FloorPlan />} stages={<FloorPlanViews />}>
        <FactTable columns={floor.columns} rows={floor.rows} note={floor.note} />
      </Example>
      <Example words={board} drawing={<SparesBoard />} stages={<SparesBoardViews />}>
        <FactTable rows={board.rows} note={board.note} />
      </Example>
      <Section title={service.title}>
        <FactTable columns={service.columns} rows={service.rows} />
      </Section>
      <NextStep
        text={nextStepText.visualManagement.text}
        links={[
          { text: nextStepText.consult, href: generalFormUrl, first: true },
          { text: nextStepText.visualManagement.coding, href: pageByKey('standardisation').path },
        ]}
      />
    </Page>
  )
}
