/** The example of the page: valves, coded by what makes one valve another. */
export const kinds = ['gate', 'globe', 'ball', 'butterfly', 'check'] as const
export type ValveKind = (typeof kinds)[number]

export const nominalSizes = ['25', '40', '50', '65', '80', '100', '150', '200', '300', '400', '600'] as const
export type NominalSize = (typeof nominalSizes)[number]

export const materials = [
  'ductile-iron',
  'carbon-steel',
  'stainless-304',
  'stainless-316',
  'chrome-moly',
] as const
export type BodyMaterial = (typeof materials)[number]

export const pressures = ['10', '16', '25', '40', '63', '100'] as const
export type Pressure = (typeof pressures)[number]

export interface Valve {
  readonly kind: ValveKind
  readonly size: NominalSize
  readonly material: BodyMaterial
  readonly pressure: Pressure
}

/** The letters are those of GB/T 32808, which everybody who reads valve names knows. */
const kindLetters: Readonly<Record<ValveKind, string>> = {
  gate: 'Z',
  globe: 'J',
  ball: 'Q',
  butterfly: 'D',
  check: 'H',
}
const materialLetters: Readonly<Record<BodyMaterial, string>> = {
  'ductile-iron': 'Q',
  'carbon-steel': 'C',
  'stainless-304': 'P',
  'stainless-316': 'R',
  'chrome-moly': 'I',
}

export interface ValveCode {
  readonly kind: string
  readonly size: string
  readonly material: string
  readonly pressure: string
  readonly check: string
}

export function codeOf(valve: Valve): ValveCode {
  const segments = {
    kind: `V${kindLetters[valve.kind]}`,
    size: valve.size.padStart(4, '0'),
    material: materialLetters[valve.material],
    pressure: valve.pressure.padStart(3, '0'),
  }
  return { ...segments, check: checkDigits(Object.values(segments).join('')) }
}

export const codeText = (code: ValveCode): string =>
  [code.kind, code.size, code.material, code.pressure, code.check].join('-')

/**
 * Each character's value times its place, modulo 97: a prime above both, so that one wrong character
 * or two neighbours changed over always give other digits.
 */
export function checkDigits(text: string): string {
  const sum = [...text].reduce((total, character, index) => total + parseInt(character, 36) * (index + 1), 0)
  return String(sum % 97).padStart(2, '0')
}

/** What somebody who knows valves would ask back. */
export const doubts = ['iron-pressure', 'butterfly-pressure', 'alloy-pressure', 'large-and-high'] as const
export type Doubt = (typeof doubts)[number]

const isDoubtful: Readonly<Record<Doubt, (valve: Valve) => boolean>> = {
  'iron-pressure': ({ material, pressure }) => material === 'ductile-iron' && Number(pressure) > 25,
  'butterfly-pressure': ({ kind, pressure }) => kind === 'butterfly' && Number(pressure) >= 40,
  'alloy-pressure': ({ material, pressure }) => material === 'chrome-moly' && Number(pressure) < 40,
  'large-and-high': ({ size, pressure }) => Number(size) >= 400 && Number(pressure) >= 63,
}

export const doubtsAbout = (valve: Valve): readonly Doubt[] =>
  doubts.filter((doubt) => isDoubtful[doubt](valve))
