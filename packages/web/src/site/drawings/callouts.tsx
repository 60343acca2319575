import { Callout, type CalloutProps } from './callout.tsx'

export type CalloutPlace = Pick<CalloutProps, 'x' | 'y' | 'at'>

/** The address of a part's entry in the list beside a drawing. */
export const partAnchor = (number: number): string => `part-${number}`

/** The numbers of a drawing, in the order of the list beside it. */
export function Callouts({ names, places }: { names: readonly string[]; places: readonly CalloutPlace[] }) {
  return names.map((name, index) => (
    <Callout
      key={name}
      number={index + 1}
      name={name}
      href={`#${partAnchor(index + 1)}`}
      {...places[index]!}
    />
  ))
}
