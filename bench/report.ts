import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { fileURLToPath } from 'node:url'

export interface Measurement {
  readonly name: string
  /** for people, with its unit */
  readonly title: string
  readonly ours: number
  /** the bare program's result; null where a limit is given instead */
  readonly against: number | null
  /** the ratio of ours to the bare program's; null where a limit is given */
  readonly ratio: number | null
  /** smallest and largest: of the ratio if there is one, otherwise of ours */
  readonly spread: readonly [number, number]
  readonly target: string
  readonly holds: boolean
}

const headings = ['', '本产品', '对照', '比值', '范围', '目标', '']

/** Prints the measurements as a table for a terminal. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) => [
    one.title,
    shortNumber(one.ours),
    one.against === null ? '' : shortNumber(one.against),
    one.ratio === null ? '' : shortNumber(one.ratio),
    one.spread.map(shortNumber).join('–'),
    one.target,
    one.holds ? '✓' : '✗',
  ])
  const table = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...table.map((row) => widthOf(row[column]!))))
  return table
    .map((row) =>
      row
        .map((cell, column) => padded(cell, widths[column]!, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const shortNumber = (value: number): string =>
  value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en')

/** Chinese characters and full-width signs take two columns. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0)

function padded(text: string, width: number, column: number): string {
  const space = ' '.repeat(width - widthOf(text))
  return column === 0 ? text + space : space + text
}

/** @returns the path of the file it wrote */
export async function writeResults(measurements: readonly Measurement[]): Promise<string> {
  const file = new URL('build/latest.json', import.meta.url)
  const machine = { cpu: os.cpus()[0]?.model.trim(), cores: os.availableParallelism(), node: process.version }
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, measurements }, null, 2)}\n`,
  )
  return fileURLToPath(file)
}
