import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { Technique } from '@bdr/contract/site/data'
import { brand } from '@bdr/text/brand'
import { pageTitles } from '@bdr/text/entities'
import { entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { previewNote } from '@bdr/text/site-pages/shared'
import { consultationText, techniqueText } from '@bdr/text/site-pages/techniques'
import { redirect, useActionData, useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import layout from '../../ui/layout.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { formOutcome, siteContext, type SiteLoaderArgs } from '../context.ts'
import { BeforeAfter } from '../drawings/techniques/before-after.tsx'
import { isTechniqueFigure } from '../drawings/techniques/techniques.ts'
import { Cover } from '../cover.tsx'
import { missing, queryOf } from '../query.ts'
import { orStatus } from '../reading.ts'
import { frameOf, pageMeta, type SiteMetaArgs } from '../seo.ts'
import { submitRequest, sentNumber, sentUrl } from './ask.ts'
import { Consultation } from './consultation.tsx'
import { TechniqueCards } from './technique-cards.tsx'
import css from './detail.module.css'

export const handle: PageHandle = { islands: ['nameplate-photo'] }

export async function loader({ context, request }: SiteLoaderArgs) {
  const query = queryOf(request)
  const isSent = query.has('sent')
  const number = sentNumber(query.get('sent'))
  const reading = await context.get(siteContext).data.readTechnique(query.get('id') ?? '')
  // withdrawn while somebody was writing: what they sent has arrived all the same
  if (isSent && reading.state === 'withdrawn') throw redirect(sentUrl(null, number))
  const { content, isPreview } = orStatus(reading)
  return { technique: content, isPreview, isSent, number, outcome: context.get(formOutcome) }
}

export async function action(args: SiteLoaderArgs) {
  const id = queryOf(args.request).get('id')
  if (id === null) throw missing()
  return submitRequest(args, id)
}

export const meta = ({
  loaderData,
  ...args
}: SiteMetaArgs & { loaderData?: Awaited<ReturnType<typeof loader>> }) =>
  loaderData === undefined
    ? []
    : pageMeta(args, {
        title: [
          loaderData.isSent ? consultationText.sentTitle : loaderData.outcome,
          loaderData.technique.title,
        ]
          .filter(Boolean)
          .join(' - '),
        description: loaderData.technique.summary,
        name: loaderData.technique.title,
        above: aboveOf(loaderData.technique),
        query: { id: loaderData.technique.id },
        picture: `technique/${loaderData.technique.id}`,
        type: 'article',
        structured: [structuredOf(loaderData.technique, frameOf(args).publicUrl)],
        indexed: !loaderData.isPreview && !loaderData.isSent && loaderData.outcome === null,
      })

const aboveOf = ({ industry }: Technique) => [
  { text: pageTitles.techniqueList, href: pageByKey('techniqueList').path },
  { text: industryTitles[industry], href: pageUrl('techniqueList', { industry }) },
]

/** The structured data for search engines: an article for a trade, with author and date. */
const structuredOf = (technique: Technique, publicUrl: string) => ({
  '@type': 'TechArticle',
  headline: technique.title,
  description: technique.summary,
  articleSection: industryTitles[technique.industry],
  about: technique.materials.map((category) => ({ '@type': 'Thing', name: entryCategoryTitles[category] })),
  datePublished: technique.publishedAt,
  dateModified: technique.updatedAt,
  inLanguage: 'zh-CN',
  author: { '@type': 'Organization', name: brand.name, url: publicUrl },
  publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
  image: `${publicUrl}/og/technique/${technique.id}.png`,
  mainEntityOfPage: publicUrl + pageUrl('techniqueDetail', { id: technique.id }),
})

export default function TechniqueDetailPage() {
  const { technique, isPreview, isSent, number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      <Opening title={technique.title} lead={technique.summary} above={aboveOf(technique)} />
      {isPreview && <Notice>{previewNote}</Notice>}
      {isTechniqueFigure(technique.slug) && (
        <Section label={techniqueText.figuresTitle}>
          <BeforeAfter slug={technique.slug} title={technique.title} />
        </Section>
      )}
      <TechniqueFacts technique={technique} />
      <div className={css.beside}>
        <Section title={techniqueText.bodyTitle}>
          {technique.cover && (
            <Cover picture={technique.cover} sizes="(max-width: 40rem) 100vw, 34rem" className={css.cover} />
          )}
          <Prose html={technique.body} />
        </Section>
        <Consultation
          words={consultationText}
          isSent={isSent}
          number={number}
          action={pageUrl('techniqueDetail', { id: technique.id })}
          answer={answer}
        />
      </div>
      {technique.related.length > 0 && (
        <Section title={techniqueText.related} className={css.related}>
          <TechniqueCards cards={technique.related} />
        </Section>
      )}
    </Page>
  )
}

/** The text, then the measured figures before and after. */
function TechniqueFacts({ technique }: { technique: Technique }) {
  const { figures, materials } = technique
  return (
    <>
      <Section label={techniqueText.problem}>
        <FactTable
          rows={[
            [techniqueText.industry, industryTitles[technique.industry]],
            [techniqueText.problem, technique.problem],
            [techniqueText.approach, technique.approach],
            [techniqueText.conditions, technique.conditions],
            [techniqueText.duration, technique.duration],
            [
              techniqueText.materials,
              <span key="materials" className={`${layout.row} ${layout.links}`}>
                {materials.map((category) => (
                  <a key={category} href={pageUrl('encyclopedia', { category })}>
                    {entryCategoryTitles[category]}
                  </a>
                ))}
              </span>,
            ],
          ]}
        />
      </Section>
      {figures.length > 0 && (
        <Section title={techniqueText.figuresTitle}>
          <FactTable
            columns={techniqueText.figuresColumns}
            rows={figures.map((figure) => [
              figure.label,
              figure.before,
              <strong key="after">{figure.after}</strong>,
              figure.unit,
              figure.note ?? '',
            ])}
            note={techniqueText.figuresNote}
          />
        </Section>
      )}
    </>
  )
}
