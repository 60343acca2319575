import { pageByKey } from '@bdr/contract/navigation'
import { brand } from '@bdr/text/brand'
import { siteTitle } from '@bdr/text/site-layout'
import { homePageText } from '@bdr/text/site-pages/home'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import button from '../../ui/site/button.module.css'
import { Island } from '../../ui/site/island.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { siteContext, type SiteLoaderArgs } from '../context.ts'
import { NumberedSheet } from '../drawings/numbered-sheet.tsx'
import { OrderWay, orderWayStages } from '../drawings/order-way.tsx'
import { ArticleList } from '../news/article-list.tsx'
import { frameOf, pageMeta, type SiteMetaArgs } from '../seo.ts'
import { Steps } from '../steps.tsx'
import { Inquiries } from './inquiries.tsx'
import { Plants } from './plants.tsx'
import { Services } from './services.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

export const handle: PageHandle = { static: true, islands: ['sign-in-dialog'] }

export async function loader({ context }: SiteLoaderArgs) {
  const { data } = context.get(siteContext)
  const [trend, inquiries, news] = await Promise.all([
    data.inquiryTrend(),
    data.latestInquiries(6),
    data.listArticles({ pageSize: 4 }),
  ])
  return { trend, inquiries, news: news.list }
}

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, {
    title: siteTitle(),
    description: homePageText.description,
    structured: [
      {
        '@type': 'Organization',
        name: brand.name,
        url: frameOf(args).publicUrl,
        description: homePageText.description,
      },
    ],
  })

export default function HomePage() {
  const { trend, inquiries, news } = useLoaderData<typeof loader>()
  const { order, joining } = homePageText
  return (
    <>
      <Page>
        <Opening title={homePageText.claim} lead={homePageText.paragraph} first>
          <a className={button.primary} href={pageByKey('techniqueList').path}>
            {homePageText.techniques}
          </a>
          <a className={button.quiet} href={pageByKey('encyclopedia').path}>
            {homePageText.encyclopedia}
          </a>
          <SettleIn />
        </Opening>
        <Plants />
        <Services />
        <Section title={order.title} lead={order.lead}>
          <NumberedSheet
            drawing={order.drawing}
            listTitle={order.listTitle}
            items={order.steps}
            stages={orderWayStages}
          >
            <OrderWay linked />
          </NumberedSheet>
        </Section>
        <Inquiries trend={trend} rows={inquiries} />
        <Section title={homePageText.news.title}>
          {news.length === 0 ? <p>{homePageText.news.none}</p> : <ArticleList articles={news} />}
          <p>
            <a className={button.quiet} href={pageByKey('newsList').path}>
              {homePageText.news.all}
            </a>
          </p>
        </Section>
        <Section title={joining.title} lead={joining.lead}>
          <Steps steps={joining.steps} />
          <p>
            <SettleIn />
          </p>
        </Section>
      </Page>
      <Island name="sign-in-dialog" component={SignInDialog} props={{}} />
    </>
  )
}

const SettleIn = () => (
  <a className={button.quiet} href="/settleApply">
    {homePageText.settleIn}
  </a>
)
