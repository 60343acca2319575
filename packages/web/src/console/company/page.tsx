import { codes } from '@bdr/contract/errors'
import { readCompany } from '@bdr/contract/company/calls'
import { pageUrl } from '@bdr/contract/navigation'
import { companyPage as words } from '@bdr/text/company'
import { pageTitles } from '@bdr/text/entities'
import { Link, useSearchParams } from 'react-router'
import { CallError } from '../../lib/call-error.ts'
import { prefetch, useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Blank } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { ChangeFormView } from './change-form-view.tsx'
import { changeParameter } from './change-url.ts'
import { CompanySheet } from './company-sheet.tsx'

export const clientLoader = () => prefetch(readCompany, {}, { toast: false })

/** The company's own page; with `?change` the form that asks for a change of what was reviewed. */
export default function CompanyPage() {
  const viewer = useViewer()
  const [search] = useSearchParams()
  const belongs = viewer.can('company:view')
  const answer = useCall(readCompany, {}, { toast: false, enabled: belongs })
  if (!belongs || (answer.error instanceof CallError && answer.error.code === codes.notFound))
    return <NoCompany reviews={viewer.can('merchant:manage')} />

  const change = search.get(changeParameter)
  return (
    <RecordState query={answer} title={pageTitles.companyInfo}>
      {(company) => {
        const pending = company.changeRequests.some((request) => request.status === 'submitted')
        return change !== null && company.mayEdit && !pending ? (
          <ChangeFormView key={change} company={company} requestId={change} />
        ) : (
          <CompanySheet company={company} />
        )
      }}
    </RecordState>
  )
}

/** Operators belong to no company. */
const NoCompany = ({ reviews }: { reviews: boolean }) => (
  <>
    <PageHeader title={pageTitles.companyInfo} />
    <Blank
      title={words.noCompanyTitle}
      hint={words.noCompanyHint}
      next={reviews ? <Link to={pageUrl('changeRequestList')}>{words.toReviews}</Link> : undefined}
    />
  </>
)
