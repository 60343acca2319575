import {
  boxOf,
  crossesBox,
  distanceToPart,
  distanceToSegment,
  isApart,
  lengthWithin,
  overlap,
  segmentsCross,
  textBox,
  type Box,
} from './geometry.ts'
import { cornersOf, segmentsOf, type Point, type Segment } from './path.ts'
import { dimensionWithin, type Part, type Plan } from './plan.ts'

const radius = 16
/**
 * Text sizes in units of the sheet, for the narrowest page that shows it completely: 700 px for 1200 units,
 * where the text is 11 px high.
 */
const letters = 19

/** The words of a sheet: its labels, the names of its sections and of its kinds of line. */
export interface SheetWords {
  labels: readonly string[]
  sections: readonly string[]
  media: Readonly<Record<string, string>>
}

/**
 * Finds what an engineer would object to, each fault a sentence that names the part: lines that end beside
 * it, media that flow in and not out, leaders that miss, labels that are covered.
 */
export const planFaults = (plan: Plan, words: SheetWords): string[] => [
  ...looseEnds(plan),
  ...hiddenRuns(plan),
  ...openCircuits(plan),
  ...lostLeaders(plan),
  ...coveredLabels(plan, words),
  ...severedInStages(plan),
]

function looseEnds({ parts, runs }: Plan): string[] {
  return runs.flatMap(({ from, to, d }) => {
    const ends = cornersOf(d).flatMap((corners): [string, Point][] => [
      [from, corners[0]!],
      [to, corners.at(-1)!],
    ])
    return ends.flatMap(([key, point]) => {
      const away = distanceToPart(point, parts[key]!)
      return away > 1 ? [`${from} → ${to} ends ${Math.round(away)} beside ${key} (${point.join(' ')})`] : []
    })
  })
}

/** A line that seems to enter a part it does not belong to. */
function hiddenRuns({ parts, runs }: Plan): string[] {
  return runs.flatMap(({ from, to, d, behind = [] }) =>
    Object.entries(parts).flatMap(([key, part]) => {
      if (key === from || key === to || part.drawn === 'behind' || behind.includes(key)) return []
      const within = segmentsOf(d).reduce((sum, segment) => sum + lengthWithin(segment, part), 0)
      return within > 1 ? [`${from} → ${to} runs through ${key}`] : []
    }),
  )
}

/** What flows into a part leaves it, or is used up there. */
function openCircuits({ parts, runs }: Plan): string[] {
  return Object.entries(parts).flatMap(([key, { begins = [], ends = [] }]) => {
    const media = new Set(runs.flatMap((run) => (run.from === key || run.to === key ? [run.medium] : [])))
    if (media.size === 0 && begins.length + ends.length > 0) return [`${key} is joined to nothing`]
    return [...media].flatMap((medium) => {
      const comes = begins.includes(medium) || runs.some((run) => run.to === key && run.medium === medium)
      const goes = ends.includes(medium) || runs.some((run) => run.from === key && run.medium === medium)
      return comes && goes ? [] : [`${medium} only ${comes ? 'enters' : 'leaves'} ${key}`]
    })
  })
}

function lostLeaders({ parts, callouts, runs, sections: { y: dimension, up = 28 } }: Plan): string[] {
  return callouts.flatMap(({ x, y, at, part }, index) => {
    const number = index + 1
    const leader = leaderOf({ x, y, at })
    const others = Object.entries(parts).filter(([key, { drawn }]) => key !== part && drawn !== 'behind')
    return [
      ...(y + radius > dimension - up ? [`${number} stands in the dimension line`] : []),
      ...(distanceToPart(at, parts[part]!) > 0.5 ? [`${number} misses ${part}`] : []),
      ...others.flatMap(([key, other]) => {
        if (partOver(parts[part]!, other)) return []
        return [
          ...(lengthWithin(leader, other) > 1 ? [`the leader of ${number} runs over ${key}`] : []),
          ...(distanceToPart([x, y], other) < radius ? [`${number} covers ${key}`] : []),
        ]
      }),
      ...runs.flatMap(({ from, to, d, duct = 0 }) =>
        segmentsOf(d).some((segment) => distanceToSegment([x, y], segment) < radius + duct / 2)
          ? [`${number} covers ${from} → ${to}`]
          : [],
      ),
      ...runs.flatMap(({ from, to, d }) =>
        segmentsOf(d).some((segment) => runsAlong(leader, segment))
          ? [`the leader of ${number} runs along ${from} → ${to}`]
          : [],
      ),
      ...callouts.flatMap((other, at) =>
        at !== index && distanceToSegment([other.x, other.y], leader) < radius
          ? [`the leader of ${number} runs under ${at + 1}`]
          : [],
      ),
      ...callouts
        .slice(index + 1)
        .flatMap((other, after) =>
          segmentsCross(leader, leaderOf(other))
            ? [`the leaders of ${number} and ${number + after + 1} cross`]
            : [],
        ),
    ]
  })
}

/** Whether a leader could be taken for a line, or a line for it: more than a hand's breadth side by side. */
function runsAlong([start, end]: Segment, line: Segment): boolean {
  const steps = 40
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const near = Array.from({ length: steps + 1 }, (_, step): Point => [
    start[0] + ((end[0] - start[0]) * step) / steps,
    start[1] + ((end[1] - start[1]) * step) / steps,
  ]).filter((point) => distanceToSegment(point, line) < 4).length
  return (near / steps) * length > 24
}

/** Parts may be within other parts, as a spray level is in its tower. */
const partOver = (inner: Part, outer: Part) => {
  const [left, top, right, bottom] = boxOf(inner)
  const around = boxOf(outer)
  return left >= around[0] && top >= around[1] && right <= around[2] && bottom <= around[3]
}

function leaderOf({ x, y, at }: { x: number; y: number; at: Point }): Segment {
  const length = Math.hypot(at[0] - x, at[1] - y)
  const share = Math.min(1, radius / length)
  return [[x + (at[0] - x) * share, y + (at[1] - y) * share], at]
}

function coveredLabels(
  { parts, runs, callouts, labels, sections, legend }: Plan,
  words: SheetWords,
): string[] {
  const { stops, y } = sections
  const texts: { text: string; box: Box; in?: string | undefined }[] = [
    ...words.labels.map((text, index) => {
      const place = labels[index]!
      return { text, box: textBox(text, place.x, place.y, letters), in: place.in }
    }),
    ...words.sections.map((text, index) => ({
      text,
      box: textBox(text, (stops[index]! + stops[index + 1]!) / 2, y + 20, letters),
    })),
    ...Object.values(words.media).map((text, index) => ({ text, box: legendBox(legend, text, index) })),
  ]
  const { length } = stops
  return [
    ...(length === words.sections.length + 1 ? [] : ['sections and their names are not as many']),
    ...(labels.length === words.labels.length ? [] : ['labels and their places are not as many']),
    ...texts.flatMap(({ text, box, in: own }, index) => [
      ...Object.entries(parts).flatMap(([key, part]) => {
        if (key === own) return partFits(box, part) ? [] : [`${text} does not fit into ${key}`]
        return part.drawn !== 'behind' && overlap(box, boxOf(part)) && !isApart(box, part)
          ? [`${key} covers ${text}`]
          : []
      }),
      ...runs.flatMap(({ from, to, d, duct = 0 }) =>
        segmentsOf(d).some((segment) => crossesBox(segment, grown(box, duct / 2)))
          ? [`${from} → ${to} covers ${text}`]
          : [],
      ),
      ...callouts.flatMap((callout, at) =>
        overlap(box, [callout.x - radius, callout.y - radius, callout.x + radius, callout.y + radius]) ||
        crossesBox(leaderOf(callout), box)
          ? [`${at + 1} covers ${text}`]
          : [],
      ),
      ...texts
        .slice(index + 1)
        .flatMap((other) => (overlap(box, other.box) ? [`${text} and ${other.text} overlap`] : [])),
    ]),
  ]
}

/** A kind of line and its name. */
function legendBox([x, y]: Plan['legend'], text: string, index: number): Box {
  const [left, top, right, bottom] = textBox(text, 0, y + 5 + index * 24, letters)
  return [x, top, x + 52 + right - left, bottom]
}

/** Texts that a phone's stretch would cut off, or that refer to something outside it. */
function severedInStages({ parts, runs, labels, callouts, sections, stages }: Plan): string[] {
  let before = 0
  return stages.flatMap(({ view, count }, index) => {
    const [x, y, width] = view
    const numbers = callouts.slice(before, (before += count))
    // nothing is drawn beyond the break lines
    const left = x + (index > 0 ? 6 : 0)
    const right = x + width - (index < stages.length - 1 ? 6 : 0)
    const foot = dimensionWithin(view, sections.y) - (sections.up ?? 28)
    return [
      ...numbers.flatMap((at) =>
        at.x - radius < left || at.x + radius > right || at.y - radius < y
          ? [`stretch ${index + 1} cuts the number of ${at.part}`]
          : [],
      ),
      ...labels.flatMap(({ in: key }) => {
        if (key === undefined) return []
        const box = boxOf(parts[key]!)
        if (!overlap(box, [left, y, right, foot])) return []
        const joined = runs.flatMap(({ from, to }) => (from === key ? [to] : to === key ? [from] : []))
        const isJoined = joined.every((other) => {
          const [from, , to] = boxOf(parts[other]!)
          return (from + to) / 2 > left && (from + to) / 2 < right
        })
        return box[0] >= left && box[2] <= right && isJoined ? [] : [`stretch ${index + 1} shows ${key}`]
      }),
      ...Object.entries(parts).flatMap(([key, part]) => {
        const [from, , to, bottom] = boxOf(part)
        return from >= left && to <= right && bottom > foot + 8
          ? [`${key} stands in the dimension line of stretch ${index + 1}`]
          : []
      }),
    ]
  })
}

const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
]

const partFits = ([left, , right]: Box, part: Part) => {
  const around = boxOf(part)
  return left >= around[0] && right <= around[2]
}
