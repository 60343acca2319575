import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/pages'
import { thermalPowerWords } from '@bdr/text/site-pages/industries/thermal-power'
import { solutionText } from '@bdr/text/site-pages/solutions'
import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../root.tsx'
import type { SiteLoaderArgs } from '../context.ts'
import { boilerLine } from '../drawings/boiler-line/boiler-line.tsx'
import { pageMeta, tabMeta, type SiteMetaArgs } from '../seo.ts'
import { loadSolution, type SolutionData } from './load-solution.ts'
import { Solution } from './solution.tsx'

export const handle: PageHandle = { static: true }

export const loader = (args: SiteLoaderArgs) => loadSolution('thermal-power', args)

export const meta = ({ loaderData, ...args }: SiteMetaArgs & { loaderData?: SolutionData }) =>
  pageMeta(
    args,
    tabMeta(pageTitles.thermalPower, thermalPowerWords.description, solutionText.tabs, loaderData?.tab),
  )

export default function ThermalPowerPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Solution
      industry="thermal-power"
      path={pageByKey('thermalPower').path}
      words={thermalPowerWords}
      plant={boilerLine}
      {...data}
    />
  )
}
