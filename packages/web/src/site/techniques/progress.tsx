import { typedNumberLength } from '@bdr/contract/consultations/model'
import { typedMobileLength } from '@bdr/contract/kernel/field'
import { consultationMachine } from '@bdr/contract/consultations/machine'
import { pageByKey, pageUrl } from '@bdr/contract/navigation'
import type { ConsultationProgress } from '@bdr/contract/site/data'
import { pageTitles } from '@bdr/text/entities'
import { nextStepText } from '@bdr/text/site-pages/next-step'
import { consultationProgressText as words } from '@bdr/text/site-pages/techniques'
import { data, useActionData, useLoaderData } from 'react-router'
import { formatInstant } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { FactTable } from '../../ui/site/fact-table.tsx'
import { Field } from '../../ui/site/field.tsx'
import { Opening, Page, Section } from '../../ui/site/page.tsx'
import { MarginPart } from '../../ui/site/reading.tsx'
import { formOutcome, siteContext, type SiteLoaderArgs } from '../context.ts'
import { queryOf } from '../query.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { generalFormUrl, sentNumber } from './ask.ts'
import css from './progress.module.css'

const path = pageByKey('consultationProgress').path
const resultAnchor = 'result'
const above = [{ text: pageTitles.techniqueList, href: pageByKey('techniqueList').path }]

export const loader = ({ context, request }: SiteLoaderArgs) => ({
  number: sentNumber(queryOf(request).get('number')),
  outcome: context.get(formOutcome),
})

/** The mobile must not be in an address: it is sent with a form. */
export async function action({ context, request }: SiteLoaderArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, 40) : ''
  }
  const asked = { number: text('number'), mobile: text('mobile') }
  const found = await context.get(siteContext).data.consultationProgress(asked)
  context.set(formOutcome, found.state === 'found' ? words.resultTitle(found.number) : words.unknownTitle)
  const statusOf = { found: 200, unknown: 404, 'too-often': 429 } as const
  return data({ asked, found }, { status: statusOf[found.state] })
}

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: ReturnType<typeof loader> }) =>
  pageMeta(args, {
    title: [loaderData?.outcome, pageTitles.consultationProgress].filter(Boolean).join(' - '),
    above,
    description: words.description,
    indexed: loaderData?.number === null && loaderData.outcome === null,
  })

export default function ConsultationProgressPage() {
  const { number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      <Opening title={words.title} lead={words.lead} above={above} />
      {answer?.found.state === 'found' && <Progress {...answer.found} />}
      <Section label={words.title}>
        <div className={`${layout.halves} ${css.asking}`}>
          <form
            className={`${layout.card} ${layout.stack} ${css.form}`}
            method="post"
            action={`${path}#${resultAnchor}`}
            noValidate
          >
            {answer !== undefined && answer.found.state !== 'found' && (
              <p id={resultAnchor} className={layout.refused} role="alert" tabIndex={-1}>
                {answer.found.state === 'unknown' ? words.unknown : words.tooOften(answer.found.minutes)}
              </p>
            )}
            <Field
              name="number"
              label={words.number}
              defaultValue={answer?.asked.number ?? number ?? ''}
              maxLength={typedNumberLength}
              autoComplete="off"
              required
            />
            <Field
              name="mobile"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              label={words.mobile}
              defaultValue={answer?.asked.mobile ?? ''}
              maxLength={typedMobileLength}
              required
            />
            <button className={button.primary}>{words.submit}</button>
          </form>
          <MarginPart title={words.noNumber.title}>
            <p className={css.noNumber}>{words.noNumber.text}</p>
            <a href={generalFormUrl}>{nextStepText.ask}</a>
          </MarginPart>
        </div>
      </Section>
    </Page>
  )
}

/** The state of a request, then the answer. */
function Progress({ number, status, about, createdAt, answer, answeredAt }: FoundProgress) {
  const reached = consultationMachine.states.indexOf(status)
  return (
    <Section id={resultAnchor} target title={words.resultTitle(number)}>
      <ol className={`${layout.list} ${css.steps}`}>
        {consultationMachine.states.map((state, index) => (
          <li
            key={state}
            className={css.step}
            data-reached={index <= reached || undefined}
            aria-current={index === reached ? 'step' : undefined}
          >
            <strong>{words.steps[state]}</strong>
            {index === reached && <span>{words.stepTexts[state]}</span>}
          </li>
        ))}
      </ol>
      <FactTable
        rows={[
          [words.about, about ?? words.general],
          [words.askedAt, formatInstant(createdAt)],
          [
            words.answer,
            <span key="answer" className={css.answer}>
              {answer ?? words.noAnswer}
            </span>,
          ],
          ...(answeredAt === null ? [] : [[words.answeredAt, formatInstant(answeredAt)]]),
        ]}
      />
      <p className={css.next}>
        <a className={button.quiet} href={pageUrl('techniqueList')}>
          {pageTitles.techniqueList}
        </a>
      </p>
    </Section>
  )
}

type FoundProgress = Extract<ConsultationProgress, { state: 'found' }>
