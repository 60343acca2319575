import type { InquiryRow, InquiryTrend } from '@bdr/contract/site/data'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { homePageText } from '@bdr/text/site-pages/home'
import { formatDay, formatInstant } from '../../lib/format.ts'
import { EmptyList } from '../../ui/site/empty-list.tsx'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Section } from '../../ui/site/page.tsx'
import { pageByKey } from '@bdr/contract/navigation'
import css from './inquiries.module.css'
import { TrendChart } from './trend-chart.tsx'

const words = homePageText.inquiries

/** What is asked for now: how many by day, and the latest without buyer and price. */
export function Inquiries({ trend, rows }: { trend: InquiryTrend; rows: readonly InquiryRow[] }) {
  return (
    <Section title={words.title} lead={words.lead}>
      {trend.total === 0 && rows.length === 0 ? (
        <EmptyList title={words.none} hint={words.noneHint}>
          <a className={button.quiet} href={pageByKey('login').path} data-opens="sign-in">
            {homePageText.signIn}
          </a>
        </EmptyList>
      ) : (
        <div className={css.inquiries}>
          <div className={css.trend}>
            <dl className={css.figures}>
              <div>
                <dt>{words.days(trend.points.length)}</dt>
                <dd>
                  {trend.total}
                  <span> {words.unit}</span>
                </dd>
              </div>
              <div>
                <dt>{words.open}</dt>
                <dd>
                  {trend.open}
                  <span> {words.unit}</span>
                </dd>
              </div>
            </dl>
            <TrendChart points={trend.points} total={trend.total} />
          </div>
          <div>
            <FactTable
              caption={words.latest}
              columns={words.columns}
              rows={rows.map((row) => [
                <span key="title" className={css.title}>
                  {row.title}
                </span>,
                `${industryTitles[row.industry]} · ${entryCategoryTitles[row.category]}`,
                words.lines(row.lineCount),
                row.open ? (
                  <time key="deadline" dateTime={row.deadline} title={formatInstant(row.deadline)}>
                    {formatDay(row.deadline).slice(5)}
                  </time>
                ) : (
                  words.closed
                ),
              ])}
            />
          </div>
        </div>
      )}
    </Section>
  )
}
