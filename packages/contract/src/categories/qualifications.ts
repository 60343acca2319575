import { z } from 'zod'

/**
 * The qualifications a supplier may need for what it sells. Whether the law requires one depends on the products, so
 * categories name the kinds they require.
 */
export const qualificationKinds = [
  /** boilers, pressure vessels, pressure pipes and their valves, lifting gear */
  'special-equipment',
  /** power cables */
  'production-licence',
  'ccc',
  'explosion-proof',
  /** measuring instruments */
  'type-approval',
  'hazardous-chemicals',
  /** what touches drinking water */
  'hygiene-approval',
  'labour-protection',
  'quality-system',
  'brand-authorisation',
] as const
export const qualificationKind = z.enum(qualificationKinds)
export type QualificationKind = z.output<typeof qualificationKind>

export const qualificationNumberLength = 60
