import type { Plant } from '../plant.tsx'
import { Dimension } from '../dimension.tsx'
import { Boiler } from './boiler.tsx'
import { BunkerBay } from './bunker-bay.tsx'
import { FlueGasLine } from './flue-gas-line.tsx'
import { TurbineHall } from './turbine-hall.tsx'

/** A coal-fired unit in section, from the turbine hall along the flue gas to the stack. */
export const boilerLine: Plant = {
  id: 'boiler-line',
  height: 552,
  Lines: ({ sections }) => (
    <>
      <TurbineHall />
      <BunkerBay />
      <Boiler />
      <FlueGasLine />
      <path className="ground" d="M10 500H1190" />
      <Dimension stops={[30, 236, 334, 548, 672, 846, 922, 1084, 1166]} y={526} labels={sections} />
    </>
  ),
  places: [
    { x: 292, y: 60, at: [292, 128] },
    { x: 216, y: 226, at: [268, 424] },
    { x: 120, y: 60, at: [120, 103] },
    { x: 120, y: 200, at: [138, 372] },
    { x: 96, y: 330, at: [58, 458] },
    { x: 430, y: 46, at: [412, 150] },
    { x: 640, y: 100, at: [606, 216] },
    { x: 678, y: 286, at: [634, 388] },
    { x: 770, y: 200, at: [770, 330] },
    { x: 926, y: 352, at: [892, 426] },
    { x: 904, y: 236, at: [972, 318] },
    { x: 1072, y: 400, at: [1046, 472] },
    { x: 1180, y: 170, at: [1141, 236] },
  ],
  stages: [
    { view: [18, 20, 320, 530], count: 5 },
    { view: [326, 8, 370, 542], count: 3 },
    { view: [664, 170, 284, 380], count: 2 },
    { view: [876, 6, 322, 544], count: 3 },
  ],
}
