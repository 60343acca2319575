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
import { givenFact } from '../company-facts.ts'
import { frameOf, pageMeta, type SiteMetaArgs } from '../seo.ts'
import { Steps } from '../steps.tsx'
import { Inquiries } from './inquiries.tsx'
import { Services } from './services.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { industries } from '@bdr/contract/content/kinds'
import layout from '../../ui/layout.module.css'
import blueprint from '../../ui/site/blueprint.module.css'
import mark from '../drawings/number-mark.module.css'
import { PlantView, ThreePlants } from '../drawings/three-plants.tsx'
import { industryPages } from '../solutions/industry-pages.ts'
import css from './plants.module.css'

export const handle: PageHandle = { islands: ['sign-in-dialog'] }

export async function loader({ context }: SiteLoaderArgs) {
  const { data, frame } = context.get(siteContext)
  const [trend, inquiries, news] = await Promise.all([
    data.inquiryTrend(),
    data.latestInquiries(6),
    data.listArticles({ pageSize: 4 }),
  ])
  return { trend, inquiries, news: news.list, isDemo: frame.isDemo }
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
        logo: `${frameOf(args).publicUrl}/icon-512.png`,
        description: homePageText.description,
        legalName: givenFact(frameOf(args), 'legalName'),
        telephone: givenFact(frameOf(args), 'phone'),
        email: givenFact(frameOf(args), 'email'),
        address: givenFact(frameOf(args), 'address'),
      },
    ],
  })

export default function HomePage() {
  const { trend, inquiries, news, isDemo } = useLoaderData<typeof loader>()
  const { order, joining } = homePageText
  return (
    <>
      <Page>
        <div className={`${blueprint.blueprint} ${css.sheet}`}>
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
        </div>
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
        <Inquiries trend={trend} rows={inquiries} isDemo={isDemo} />
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

const words = homePageText.plants

const links = industries.map((industry) => ({
  name: words.industries[industry].name,
  href: pageByKey(industryPages[industry]).path,
}))

/**
 * A section through the three kinds of plants from edge to edge; the texts about them are in the ground
 * below, each under its number.
 */
const Plants = () => (
  <section aria-label={words.drawing.name}>
    <div className={css.whole}>
      <ThreePlants links={links} />
    </div>
    <div className={css.ground}>
      <h2 className="visually-hidden">{words.title}</h2>
      <ol className={`${layout.list} ${css.industries}`}>
        {industries.map((industry, index) => {
          const { name, text, link } = words.industries[industry]
          return (
            <li key={industry} className={css.industry}>
              <div className={css.picture}>
                <PlantView index={index} />
              </div>
              <span className={`${mark.mark} ${css.number}`} aria-hidden>
                {index + 1}
              </span>
              <h3 className={css.name}>{name}</h3>
              <p className={css.text}>{text}</p>
              <a className={css.link} href={links[index]!.href}>
                {link}
              </a>
            </li>
          )
        })}
      </ol>
    </div>
  </section>
)
