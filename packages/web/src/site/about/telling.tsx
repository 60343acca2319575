import type { CompanyText } from '@bdr/contract/site/data'
import { companyText } from '@bdr/text/site-pages/company'
import { homePageText } from '@bdr/text/site-pages/home'
import { formatDay } from '../../lib/format.ts'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import { OrderWay, OrderWayViews } from '../drawings/order-way.tsx'
import css from './telling.module.css'

/** What the company says of itself: text, then its points as a table. */
export function Telling({ text, first }: { text: CompanyText; first: boolean }) {
  const { order } = homePageText
  return (
    <>
      {first && (
        <Section label={order.drawing.name}>
          <Sheet {...order.drawing} stages={<OrderWayViews />}>
            <OrderWay />
          </Sheet>
        </Section>
      )}
      <Section label={text.title}>
        <Prose html={text.body} />
        {text.items.length > 0 && (
          <div className={css.items}>
            <FactTable rows={text.items.map((item) => [item.title, item.text])} />
          </div>
        )}
        <p className={css.updated}>{companyText.updated(formatDay(text.updatedAt))}</p>
      </Section>
    </>
  )
}
