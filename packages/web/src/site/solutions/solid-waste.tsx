import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { industryWords } from '@bdr/text/site-pages/industries'
import { useLoaderData } from 'react-router'
import type { SiteLoaderArgs } from '../context.ts'
import { incinerationLine } from '../drawings/incineration-line.ts'
import { loadSolution } from './load-solution.ts'
import { solutionMeta } from './solution-tabs.ts'
import { Solution } from './solution.tsx'

export const loader = (args: SiteLoaderArgs) => loadSolution('solid-waste', args)

export const meta = solutionMeta(pageTitles.solidWaste, industryWords['solid-waste'])

export default function SolidWastePage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Solution
      industry="solid-waste"
      path={pageByKey('solidWaste').path}
      words={industryWords['solid-waste']}
      plant={incinerationLine}
      {...data}
    />
  )
}
