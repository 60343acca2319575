import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import {
  mobileResultNext as next,
  mobileResults,
  mobileResultWords,
  type MobileResult,
} from '@bdr/text/session'
import { useLoaderData } from 'react-router'
import button from '../../ui/site/button.module.css'
import { NoticePage } from '../../ui/notice-page.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { oneOf, queryOf } from '../query.ts'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'

/** Without a result it is an old link, whose subject is over. */
export const loader = ({ request }: SiteLoaderArgs): { result: MobileResult } => ({
  result: oneOf(mobileResults, queryOf(request).get('result')) ?? 'expired',
})

export { default as ErrorBoundary } from '../not-found/page.tsx'

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
          {/* a person who signed at a gate has no back office */}
          {result !== 'signed' && (
            <a className={button.quiet} href="/">
              {next.enter}
            </a>
          )}
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

/** A symbol of the result: the line between phone and desk is open, closed, or ran dry. */
function ResultDrawing({ result }: { result: MobileResult }) {
  return (
    <svg viewBox="0 0 320 120" aria-hidden>
      <rect x="20" y="20" width="48" height="84" rx="6" />
      <path d="M38 94h12" />
      {result === 'signed' ? (
        <path d="M212 20h92v84h-92zM226 38h40M226 54h64M226 70h64" />
      ) : (
        <path d="M212 24h92v60h-92zM244 104h28M258 84v20" />
      )}
      {result === 'signed' && (
        <path data-dimension d="M76 62h124M188 54l12 8-12 8M250 92c8-16 14 10 20-4s8 4 22-2" />
      )}
      {result === 'success' && <path data-dimension d="M76 62h124M188 54l12 8-12 8M240 54l12 12 24-26" />}
      {result === 'refused' && <path data-dimension d="M76 62h44M160 62h44M128 46l24 32M152 46l-24 32" />}
      {result === 'expired' && (
        <path
          data-dimension
          d="M76 62h36M168 62h36M124 42h32M124 82h32M128 42c0 20 24 20 24 40M152 42c0 20-24 20-24 40"
        />
      )}
    </svg>
  )
}
