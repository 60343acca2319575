import type { CompanyText } from '@bdr/contract/site/data'
import { companyText } from '@bdr/text/site-pages/company'
import { homePageText } from '@bdr/text/site-pages/home'
import { formatDay } from '../../lib/format.ts'
import { Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { Sheet } from '../../ui/site/sheet.tsx'
import { Certificate } from '../drawings/certificate.tsx'
import { OrderWay, OrderWayViews } from '../drawings/order-way.tsx'
import css from './company-story.module.css'

/** What the company says of itself: text, then its points. */
export function Telling({ text }: { text: CompanyText }) {
  const { page, items } = text
  const { order } = homePageText
  return (
    <>
      {page === 'introduction' && (
        <Section label={order.drawing.name}>
          <Sheet {...order.drawing} stages={<OrderWayViews />}>
            <OrderWay />
          </Sheet>
        </Section>
      )}
      <Section label={text.title}>
        <div className={css.beside}>
          <Prose html={text.body} />
          {page === 'honours' && items.length === 0 && (
            <Sheet {...companyText.certificate.drawing}>
              <Certificate />
            </Sheet>
          )}
        </div>
        {items.length > 0 && (
          <ol className={css.points}>
            {items.map((item, index) => (
              <li key={item.title} className={css.point}>
                <span className={css.number} aria-hidden>
                  {index + 1}
                </span>
                <h2 className={css.name}>{item.title}</h2>
                <p className={css.text}>{item.text}</p>
              </li>
            ))}
          </ol>
        )}
        <p className={css.updated}>{companyText.updated(formatDay(text.updatedAt))}</p>
      </Section>
    </>
  )
}
