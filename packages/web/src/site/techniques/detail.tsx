import { consultationLimits } from '@bdr/contract/consultations/model'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { ConsultationForm, ConsultationOutcome, Technique } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/pages'
import { previewNote } from '@bdr/text/site-pages/shared'
import { consultationText, techniqueText } from '@bdr/text/site-pages/techniques'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import button from '../../ui/site/button.module.css'
import { Notice } from '../../ui/site/notice.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { Prose } from '../../ui/site/prose.tsx'
import { queryOf, siteContext, type SiteLoaderArgs } from '../context.ts'
import { orStatus } from '../reading.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { ConsultationRequest } from './consultation-form.tsx'
import css from './detail.module.css'
import { TechniqueCards } from './technique-cards.tsx'
import { TechniqueFacts } from './technique-facts.tsx'

export const handle: PageHandle = { static: true }

export async function loader({ context, request }: SiteLoaderArgs) {
  const query = queryOf(request)
  const { content, isPreview } = orStatus(
    await context.get(siteContext).data.readTechnique(query.get('id') ?? ''),
  )
  return { technique: content, isPreview, isSent: query.has('sent') }
}

/** What the form asked: stored, or shown again with its faults and all that was typed. */
export async function action({ context, request }: SiteLoaderArgs) {
  const id = queryOf(request).get('id')
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed: ConsultationForm = {
    techniqueId: id,
    name: text('name'),
    mobile: text('mobile'),
    company: text('company'),
    message: text('message'),
    website: text('website'),
  }
  const outcome: ConsultationOutcome = await context.get(siteContext).data.requestConsultation(typed)
  if (outcome.state === 'stored')
    throw redirect(`${pageUrl('techniqueDetail', { id: id ?? '', sent: '1' })}#consultation`, 303)
  return data({ outcome, typed }, { status: statusOf[outcome.state] })
}

const statusOf = { faulty: 422, refused: 409, 'too-often': 429 } as const

export const meta = ({
  loaderData,
  ...args
}: SiteMetaArgs & { loaderData?: { technique: Technique; isPreview: boolean; isSent: boolean } }) =>
  loaderData === undefined
    ? []
    : pageMeta(args, {
        title: loaderData.technique.title,
        description: loaderData.technique.summary,
        query: { id: loaderData.technique.id },
        picture: `technique/${loaderData.technique.id}`,
        type: 'article',
        indexed: !loaderData.isPreview && !loaderData.isSent,
      })

export default function TechniqueDetailPage() {
  const { technique, isPreview, isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      <Opening
        title={technique.title}
        lead={technique.summary}
        above={[{ text: pageTitles.techniqueList, href: pageByKey('techniqueList').path }]}
      />
      {isPreview && <Notice>{previewNote}</Notice>}
      <TechniqueFacts technique={technique} />
      <div className={css.beside}>
        <Section title={techniqueText.bodyTitle}>
          {technique.cover && (
            <img
              className={css.cover}
              src={technique.cover.url}
              width={technique.cover.width}
              height={technique.cover.height}
              alt=""
            />
          )}
          <Prose html={technique.body} />
        </Section>
        <Section
          id="consultation"
          className={css.consultation}
          title={isSent ? consultationText.sentTitle : consultationText.title}
          lead={isSent ? consultationText.sent : consultationText.lead}
        >
          {isSent ? (
            <a className={button.quiet} href={pageByKey('techniqueList').path}>
              {consultationText.others}
            </a>
          ) : (
            <ConsultationRequest
              action={pageUrl('techniqueDetail', { id: technique.id })}
              answer={answer}
              limits={consultationLimits}
            />
          )}
        </Section>
      </div>
      {technique.related.length > 0 && (
        <Section title={techniqueText.related} className={css.related}>
          <TechniqueCards cards={technique.related} />
        </Section>
      )}
    </Page>
  )
}
