import { pageByKey } from '@bdr/contract/navigation'
import {
  mobileResultNext as next,
  mobileResults,
  mobileResultWords,
  type MobileResult,
} from '@bdr/text/site-sign-in'
import { pageTitles } from '@bdr/text/pages'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import button from '../../ui/site/button.module.css'
import { NoticePage } from '../../ui/site/notice-page.tsx'
import { queryOf, type SiteLoaderArgs } from '../context.ts'
import { oneOf } from '../query.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { ResultDrawing } from './drawing.tsx'

export const handle: PageHandle = { static: true }

/** Without a result it is an old link: whatever it was about is over. */
export const loader = ({ request }: SiteLoaderArgs): { result: MobileResult } => ({
  result: oneOf(mobileResults, queryOf(request).get('result')) ?? 'expired',
})

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, {
    title: pageTitles.mobileResult,
    description: mobileResultWords.success.hint,
    indexed: false,
  })

const account = `${pageByKey('personalInfo').path}?type=detail`

export default function MobileResultPage() {
  const { result } = useLoaderData<typeof loader>()
  return (
    <NoticePage
      {...mobileResultWords[result]}
      drawing={<ResultDrawing result={result} />}
      next={
        <>
          <a className={button.quiet} href="/">
            {next.enter}
          </a>
          {result === 'refused' && (
            <a className={button.quiet} href={account}>
              {next.account}
            </a>
          )}
        </>
      }
    />
  )
}
