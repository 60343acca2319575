import {
  boxOf,
  crossesBox,
  distanceToPart,
  distanceToSegment,
  isApart,
  overlap,
  segmentsCross,
  textBox,
} from '../plan/geometry.ts'
import { cornersOf, distance, segmentsOf, type Point, type Segment } from '../plan/path.ts'
import {
  figureWidth,
  markRadius,
  placedMarks,
  sizeLines,
  type DrawnFigure,
  type FigurePart,
} from './figure.ts'

const letterSize = 22

/**
 * Finds what an engineer would object to in a drawing of one machine, each fault a sentence: a leader that
 * ends on another part than it names or crosses its neighbour, a number or a letter over a line, a line that
 * ends in the air, a dimension that measures nothing.
 */
export function drawnFaults(figure: DrawnFigure, names: number): string[] {
  return [
    ...(figure.marks.length === names ? [] : [`${figure.marks.length} numbers have ${names} names`]),
    ...lostMarks(figure),
    ...coveredNumbers(figure),
    ...looseInk(figure),
    ...emptySizes(figure),
    ...beyondSheet(figure),
  ]
}

/** The distance of a spot from a part's drawing: a part without a face consists of its line only. */
const distanceToFace = (point: Point, part: FigurePart) =>
  part.fill === 'none'
    ? Math.min(...segmentsOf(part.outline).map((edge) => distanceToSegment(point, edge)))
    : distanceToPart(point, part)

/** The visible part at a spot: the last one drawn over it. */
const seenAt = ({ parts }: DrawnFigure, at: Point) =>
  Object.entries(parts).findLast(([, part]) => part.fill !== 'none' && distanceToPart(at, part) === 0)?.[0]

function lostMarks(figure: DrawnFigure): string[] {
  const placed = placedMarks(figure)
  const sizes = (figure.sizes ?? []).flatMap((size) => segmentsOf(sizeLines(size).d))
  return placed.flatMap((mark, index) => {
    const leader = leaderOf(mark)
    const seen = figure.parts[mark.part]!.fill === 'none' ? mark.part : seenAt(figure, mark.at)
    const away = distanceToPart(mark.at, figure.parts[mark.part]!)
    return [
      ...(away > 0.5 ? [`${mark.number} ends ${Math.round(away)} beside ${mark.part}`] : []),
      ...(away <= 0.5 && seen !== mark.part && seen !== undefined
        ? [`${mark.number} ends on ${seen}, not on ${mark.part}`]
        : []),
      ...(sizes.some((line) => segmentsCross(leader, line))
        ? [`the leader of ${mark.number} crosses a dimension`]
        : []),
      ...placed
        .slice(index + 1)
        .flatMap((other) =>
          segmentsCross(leader, leaderOf(other))
            ? [`the leaders of ${mark.number} and ${other.number} cross`]
            : [],
        ),
      ...placed.flatMap((other) =>
        other !== mark && distanceToSegment([other.x, other.y], leader) < markRadius + 1
          ? [`the leader of ${mark.number} runs under ${other.number}`]
          : [],
      ),
    ]
  })
}

const leaderOf = ({ x, y, at }: { x: number; y: number; at: Point }): Segment => {
  const share = markRadius / distance([x, y], at)
  return [[x + (at[0] - x) * share, y + (at[1] - y) * share], at]
}

interface Line {
  name: string
  segments: readonly Segment[]
}

/** Every line that is drawn, except the outlines. */
const inkOf = ({ parts, ink = [] }: DrawnFigure): (Line & { weight: string; d: string })[] =>
  [
    ...Object.entries(parts).flatMap(([key, part]) => (part.ink ?? []).map((one) => [key, one] as const)),
    ...ink.map((one) => ['the sheet', one] as const),
  ].map(([name, [weight, d]]) => ({ name, weight, d, segments: segmentsOf(d) }))

/** Numbers and letters must not overlap anything. */
function coveredNumbers(figure: DrawnFigure): string[] {
  const ink = inkOf(figure)
  const placed = placedMarks(figure)
  const leaders = placed.map((mark) => ({ name: `the leader of ${mark.number}`, segments: [leaderOf(mark)] }))
  const sizes = (figure.sizes ?? []).map((size) => ({
    letter: size.letter,
    ...sizeLines(size),
    segments: segmentsOf(sizeLines(size).d),
  }))
  const letters = sizes.map(({ letter, label }) => ({ letter, box: textBox(letter, ...label, letterSize) }))
  return [
    ...placed.flatMap(({ number, x, y }) => [
      ...Object.entries(figure.parts).flatMap(([key, part]) =>
        distanceToFace([x, y], part) < markRadius + 2 ? [`${number} stands on ${key}`] : [],
      ),
      ...[...ink, ...sizes.map(({ letter, segments }) => ({ name: letter, segments }))].flatMap(
        ({ name, segments }) =>
          segments.some((segment) => distanceToSegment([x, y], segment) < markRadius + 1)
            ? [`${number} stands on a line of ${name}`]
            : [],
      ),
      ...letters.flatMap(({ letter, box }) =>
        overlap(box, [x - markRadius, y - markRadius, x + markRadius, y + markRadius])
          ? [`${number} stands on ${letter}`]
          : [],
      ),
    ]),
    ...letters.flatMap(({ letter, box }, index) => [
      ...[
        ...ink,
        ...leaders,
        ...sizes.map((size) => ({ name: size.letter, segments: size.segments })),
      ].flatMap(({ name, segments }) =>
        segments.some((segment) => crossesBox(segment, box))
          ? [`a line of ${name} runs through ${letter}`]
          : [],
      ),
      ...Object.entries(figure.parts).flatMap(([key, part]) =>
        overlap(box, boxOf(part)) && !isApart(box, part) ? [`${letter} stands on ${key}`] : [],
      ),
      ...letters
        .slice(index + 1)
        .flatMap((other) => (overlap(box, other.box) ? [`${letter} stands on ${other.letter}`] : [])),
    ]),
  ]
}

const reach = 2.5
/** Centre lines extend beyond what they are the centre of, and arrows are within what flows. */
const mayEndInAir = new Set(['axis', 'flow', 'medium', 'ground'])

/** Lines that end neither on a part nor on another line. */
function looseInk(figure: DrawnFigure): string[] {
  const ink = inkOf(figure)
  return ink
    .filter(({ weight }) => !mayEndInAir.has(weight))
    .flatMap(({ name, d }) => {
      const stretches = cornersOf(d)
      return stretches.flatMap((corners, index) => {
        const others = [
          ...ink.filter((one) => one.d !== d).flatMap(({ segments }) => segments),
          ...stretches.flatMap((other, at) =>
            at === index ? [] : other.slice(1).map((corner, i): Segment => [other[i]!, corner]),
          ),
        ]
        const isClosed = distance(corners[0]!, corners.at(-1)!) < 1
        const isHeld = (end: Point) =>
          Object.values(figure.parts).some((part) => distanceToPart(end, part) < reach) ||
          others.some((segment) => distanceToSegment(end, segment) < reach)
        return isClosed
          ? []
          : [corners[0]!, corners.at(-1)!].flatMap((end) =>
              isHeld(end) ? [] : [`a line of ${name} ends in air (${end.map(Math.round).join(' ')})`],
            )
      })
    })
}

function emptySizes(figure: DrawnFigure): string[] {
  const { parts, sizes = [] } = figure
  const axes = inkOf(figure).filter(({ weight }) => weight === 'axis')
  const edges = [...Object.values(parts).map(({ outline }) => outline), ...axes.map(({ d }) => d)].flatMap(
    segmentsOf,
  )
  return sizes.flatMap(({ letter, from, to }) =>
    [from, to].flatMap((end) =>
      edges.some((edge) => distanceToSegment(end, edge) < 1.5)
        ? []
        : [`${letter} measures from nothing (${end.join(' ')})`],
    ),
  )
}

function beyondSheet(figure: DrawnFigure): string[] {
  const { parts, width = figureWidth, height } = figure
  const isBeyond = ([x, y]: Point) => x < 2 || y < 2 || x > width - 2 || y > height - 2
  return [
    ...Object.entries(parts).flatMap(([key, { outline }]) =>
      segmentsOf(outline).flat().some(isBeyond) ? [`${key} leaves the sheet`] : [],
    ),
    ...inkOf(figure).flatMap(({ name, segments }) =>
      segments.flat().some(isBeyond) ? [`a line of ${name} leaves the sheet`] : [],
    ),
    ...(figure.sizes ?? []).flatMap((size) =>
      segmentsOf(sizeLines(size).d).flat().some(isBeyond) ? [`${size.letter} leaves the sheet`] : [],
    ),
    ...placedMarks(figure).flatMap(({ number, x, y }) =>
      isBeyond([x - markRadius, y - markRadius]) || isBeyond([x + markRadius, y + markRadius])
        ? [`${number} leaves the sheet`]
        : [],
    ),
  ]
}
