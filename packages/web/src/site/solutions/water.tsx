import { pageByKey } from '@bdr/contract/navigation'
import { pageTitles } from '@bdr/text/entities'
import { industryWords } from '@bdr/text/site-pages/industries'
import { useLoaderData } from 'react-router'
import type { SiteLoaderArgs } from '../context.ts'
import { waterWorks } from '../drawings/water-works.ts'
import { loadSolution } from './load-solution.ts'
import { solutionMeta } from './solution-tabs.ts'
import { Solution } from './solution.tsx'

export const loader = (args: SiteLoaderArgs) => loadSolution('water', args)

export const meta = solutionMeta(pageTitles.waterPlants, industryWords.water)

export default function WaterPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <Solution
      industry="water"
      path={pageByKey('waterPlants').path}
      words={industryWords.water}
      plant={waterWorks}
      {...data}
    />
  )
}
