import { Dimension } from '../dimension.tsx'
import type { Plant } from '../plant.tsx'
import { Clarification } from './clarification.tsx'
import { Distribution } from './distribution.tsx'
import { Filtration } from './filtration.tsx'
import { Intake } from './intake.tsx'
import { Sludge } from './sludge.tsx'

/** A water works in section: intake, dosing, settling, filters, clear water, pumps, town; sludge below. */
export const waterWorks: Plant = {
  id: 'water-works',
  height: 552,
  Lines: ({ sections }) => (
    <>
      <Intake />
      <Clarification />
      <Filtration />
      <Distribution />
      <Sludge />
      <Dimension stops={[20, 206, 320, 408, 612, 780, 960, 1066, 1186]} y={516} up={14} labels={sections} />
    </>
  ),
  places: [
    { x: 60, y: 190, at: [76, 300] },
    { x: 150, y: 120, at: [150, 236] },
    { x: 262, y: 70, at: [262, 146] },
    { x: 362, y: 140, at: [352, 262] },
    { x: 470, y: 140, at: [490, 262] },
    { x: 700, y: 150, at: [716, 268] },
    { x: 634, y: 370, at: [642, 280] },
    { x: 560, y: 470, at: [520, 436] },
    { x: 800, y: 110, at: [826, 196] },
    { x: 880, y: 330, at: [918, 294] },
    { x: 1020, y: 130, at: [1020, 300] },
    { x: 1110, y: 150, at: [1120, 252] },
  ],
  stages: [
    { view: [10, 46, 404, 500], count: 4 },
    { view: [400, 110, 384, 436], count: 4 },
    { view: [776, 86, 416, 460], count: 4 },
  ],
}
