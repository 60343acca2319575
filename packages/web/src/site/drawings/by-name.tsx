import { codingKinds } from '@bdr/text/site-pages/coding'
import { industryWords } from '@bdr/text/site-pages/industries'
import { standardisationText } from '@bdr/text/site-pages/standardisation'
import type { ReactNode } from 'react'
import { boilerLine } from './boiler-line.ts'
import { incinerationLine } from './incineration-line.ts'
import { DeliveryNote } from './order-data/delivery-note.tsx'
import { OrderWay } from './order-way.tsx'
import { PlantDrawing } from './plant.tsx'
import { PumpCurves } from './pump-curves.tsx'
import { ValveDrawing } from './valve-drawing.tsx'
import { PipeMarking } from './visual/pipe-marking.tsx'
import { waterWorks } from './water-works.ts'

/** The drawings that a record may refer to by name, without their numbers. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'supply-line': <OrderWay />,
  'boiler-line': <PlantDrawing plant={boilerLine} words={industryWords['thermal-power']} />,
  'water-works': <PlantDrawing plant={waterWorks} words={industryWords.water} />,
  'incineration-line': <PlantDrawing plant={incinerationLine} words={industryWords['solid-waste']} />,
  'renovation-steps': <PumpCurves />,
  'material-code': (
    <ValveDrawing
      shape="gate"
      description={standardisationText.example.sentence(codingKinds[0]!.name)}
      size="DN100"
      pressure="PN16"
      material="WCB"
    />
  ),
  'pipe-marking': <PipeMarking />,
  'delivery-note': <DeliveryNote />,
}

/** Null where no drawing has this name: operators may type any. */
export const drawingNamed = (name: string | null): ReactNode =>
  name === null ? null : (drawings[name] ?? null)
