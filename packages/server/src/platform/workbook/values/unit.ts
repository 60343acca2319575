import { unitFrom } from '@bdr/text/units'
import { halfWidth } from '../../half-width.ts'
import { toSimplified } from '../../simplified.ts'

/** The unit a person wrote in a file, also in traditional characters or full width; null if it is unknown. */
export const unitWritten = (text: string): string | null => unitFrom(toSimplified(halfWidth(text)))
