import { Dimension } from '../dimension.tsx'
import type { Plant } from '../plant.tsx'
import { FurnaceAndBoiler } from './furnace-and-boiler.tsx'
import { GasCleaning } from './gas-cleaning.tsx'
import { WasteBunker } from './waste-bunker.tsx'

/** A waste-to-energy line in section: tipping, bunker, grate, boiler, gas cleaning, stack. */
export const incinerationLine: Plant = {
  id: 'incineration-line',
  height: 600,
  Lines: ({ sections }) => (
    <>
      <WasteBunker />
      <FurnaceAndBoiler />
      <GasCleaning />
      <path className="ground" d="M10 500H146M270 500H1190" />
      <Dimension stops={[20, 138, 296, 486, 650, 762, 972, 1056, 1150]} y={572} up={60} labels={sections} />
    </>
  ),
  places: [
    { x: 70, y: 260, at: [88, 362] },
    { x: 250, y: 80, at: [232, 160] },
    { x: 178, y: 540, at: [178, 486] },
    { x: 366, y: 150, at: [344, 256] },
    { x: 330, y: 470, at: [412, 408] },
    { x: 470, y: 60, at: [462, 170] },
    { x: 616, y: 60, at: [616, 200] },
    { x: 520, y: 420, at: [474, 468] },
    { x: 716, y: 90, at: [716, 168] },
    { x: 790, y: 140, at: [790, 262] },
    { x: 900, y: 150, at: [900, 300] },
    { x: 1052, y: 320, at: [1014, 424] },
    { x: 1172, y: 150, at: [1111, 236] },
  ],
  stages: [
    { view: [10, 50, 300, 550], count: 3 },
    { view: [284, 30, 380, 570], count: 5 },
    { view: [650, 60, 330, 540], count: 3 },
    { view: [966, 10, 228, 590], count: 2 },
  ],
}
