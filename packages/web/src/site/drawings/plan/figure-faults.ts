import type { Figure, FigureLabel } from './figure.ts'
import { boxOf, crossesBox, distanceToPart, overlap, segmentsCross, textBox, type Box } from './geometry.ts'
import { cornersOf, segmentsOf } from './path.ts'

/** Finds what an engineer would object to in a drawing of one machine, each fault a sentence. */
export function figureFaults({ parts, leaders, dimensions, labels }: Figure): string[] {
  const measured = dimensions.flatMap(segmentsOf)
  const drawn = leaders.map(({ part, d }) => ({ part, segments: segmentsOf(d), start: cornersOf(d)[0]![0]! }))
  return [
    ...drawn.flatMap(({ part, segments, start }, index) => [
      ...(distanceToPart(start, parts[part]!) > 0.5 ? [`the leader of ${part} begins beside it`] : []),
      ...(segments.some((one) => measured.some((other) => segmentsCross(one, other)))
        ? [`the leader of ${part} crosses a dimension line`]
        : []),
      ...drawn
        .slice(index + 1)
        .flatMap((other) =>
          segments.some((one) => other.segments.some((two) => segmentsCross(one, two)))
            ? [`the leaders of ${part} and ${other.part} cross`]
            : [],
        ),
    ]),
    ...labels.flatMap((label, index) => {
      const box = boxOfLabel(label)
      const lines = [...measured, ...drawn.flatMap(({ segments }) => segments)]
      return [
        ...(lines.some((line) => crossesBox(line, box)) ? [`a line runs through ${label.text}`] : []),
        ...Object.entries(parts).flatMap(([key, part]) =>
          overlap(box, boxOf({ outline: part.outline })) ? [`${label.text} stands on ${key}`] : [],
        ),
        ...labels
          .slice(index + 1)
          .flatMap((other) =>
            overlap(box, boxOfLabel(other)) ? [`${label.text} stands on ${other.text}`] : [],
          ),
      ]
    }),
  ]
}

function boxOfLabel({ text, x, y, anchor = 'start', size }: FigureLabel): Box {
  const [left, top, right, bottom] = textBox(text, 0, y, size)
  const shift = anchor === 'start' ? x - left : anchor === 'end' ? x - right : x
  return [left + shift, top, right + shift, bottom]
}
