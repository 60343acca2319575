import { Callout, type CalloutProps } from './callout.tsx'

export type CalloutPlace = Pick<CalloutProps, 'x' | 'y' | 'at'>

/** The address of a part's entry in the list beside a drawing. */
export const partAnchor = (number: number): string => `part-${number}`

export interface CalloutsProps {
  names: readonly string[]
  places: readonly CalloutPlace[]
  /** how many numbers the preceding stages have */
  from?: number
}

/** The numbers of a drawing, in the order of the list beside it. */
export function Callouts({ names, places, from = 0 }: CalloutsProps) {
  return names.map((name, index) => (
    <Callout
      key={name}
      number={from + index + 1}
      name={name}
      href={`#${partAnchor(from + index + 1)}`}
      {...places[index]!}
    />
  ))
}
