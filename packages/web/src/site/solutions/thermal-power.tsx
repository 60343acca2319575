import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { industryWords } from '@bdr/text/site-pages/industries'
import { useLoaderData } from 'react-router'
import type { SiteLoaderArgs } from '../context.ts'
import { boilerLine } from '../drawings/boiler-line.ts'
import { loadSolution } from './load-solution.ts'
import { solutionMeta } from './solution-tabs.ts'
import { Solution } from './solution.tsx'

export const loader = (args: SiteLoaderArgs) => loadSolution('thermal-power', args)

export const meta = solutionMeta(pageTitles.thermalPower, industryWords['thermal-power'])

export default function ThermalPowerPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Solution
      industry="thermal-power"
      path={pageByKey('thermalPower').path}
      words={industryWords['thermal-power']}
      plant={boilerLine}
      {...data}
    />
  )
}
