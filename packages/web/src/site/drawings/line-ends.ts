import { boxOf, distanceToPart, distanceToSegment } from './plan/geometry.ts'
import { cornersOf, distance, type Point, type Segment } from './plan/path.ts'

/** The largest distance of an end from what it ends at, in units of the drawing. */
const reach = 2.5

/** How far a line may extend beyond another: a tick, an arrow's barb, a handwheel's rim beside its stem. */
const overhang = 15

/** The largest distance between the beginning of a word and the line that leads to it. */
const beside = 20

/**
 * Centre lines and the ground may end anywhere, and `free` marks lines that end on purpose: a puff of smoke,
 * a curve that was not measured further, a word yet to be written.
 */
const mayEndInAir = /^(axis|ground|medium|tint|free|_dimension_\w+)$/
const isToNumber = ({ classes }: Shape) => classes.some((one) => one.startsWith('_leader_'))

interface Shape {
  readonly d: string
  readonly classes: readonly string[]
  readonly hasStroke: boolean
  /** covers what was drawn before it */
  readonly isFace: boolean
}

/** One line of a path, from where the pen is put down to where it is lifted. */
interface Strand {
  readonly shape: Shape
  readonly corners: readonly Point[]
  readonly segments: readonly Segment[]
}

/**
 * Finds lines of a drawing that end at nothing, each a sentence: neither at another line or a word, nor under
 * something in front of them, nor on the one face they are a detail of. A number's leader ends on what it
 * names. The check reads the rendered SVG, whatever code drew it.
 */
export function looseEnds(markup: string): string[] {
  const shapes = shapesOf(markup)
  const [, , width, height] = /viewBox="([^"]+)"/.exec(markup)![1]!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const words = wordsOf(markup)
  const faces = shapes.filter(({ isFace }) => isFace).map((shape) => ({ shape, outline: shape.d }))
  const strands = shapes.flatMap((shape): Strand[] =>
    cornersOf(shape.d).map((corners) => ({ shape, corners, segments: pairs(corners) })),
  )
  // an arrow's head has to end at its shaft and not the other way round, as a leader's tip has to at its line
  const holders = strands.filter((strand) => !isArrowhead(strand) && !isToNumber(strand.shape))
  const details = holders
    .filter(({ corners }) => isClosed(corners))
    .map(({ corners }) => ({ outline: `M${corners.join('L')}` }))
    .filter((face) => {
      const [left, top, right, bottom] = boxOf(face)
      return (right - left) * (bottom - top) < (width * height) / 2
    })
  return strands.flatMap((strand) => {
    const { shape, corners } = strand
    const [first, last] = [corners[0]!, corners.at(-1)!]
    if (
      corners.length < 2 ||
      isClosed(corners) ||
      !shape.hasStroke ||
      shape.classes.some((one) => mayEndInAir.test(one))
    )
      return []
    if (details.some((face) => corners.every((corner) => distanceToPart(corner, face) < reach))) return []
    const leads = isToNumber(shape)
    return (leads ? [last] : [first, last]).flatMap((end) => {
      if (leads && details.some((face) => distanceToPart(end, face) < reach)) return []
      const isUnder = faces.some(
        (face) => shapes.indexOf(face.shape) > shapes.indexOf(shape) && distanceToPart(end, face) === 0,
      )
      return isUnder ||
        words.some((word) => distance(word, end) < beside) ||
        touches(tailOf(end === first ? corners : corners.toReversed()), strand, holders)
        ? []
        : [`${shape.d} ends in air (${end.map(Math.round).join(' ')})`]
    })
  })
}

/** Spots along a line's end, as far as it may extend. */
function tailOf(corners: readonly Point[]): Point[] {
  const tail: Point[] = []
  let gone = 0
  for (const [from, to] of pairs(corners)) {
    const length = distance(from, to)
    for (let at = 0; at <= length; at++) {
      if (gone + at > overhang) return tail
      tail.push([from[0] + ((to[0] - from[0]) * at) / length, from[1] + ((to[1] - from[1]) * at) / length])
    }
    gone += length
  }
  return tail
}

const touches = (tail: readonly Point[], own: Strand, holders: readonly Strand[]) =>
  holders.some(
    (other) =>
      other !== own &&
      other.segments.some(
        (segment) =>
          distanceToSegment(tail[0]!, segment) < overhang + reach &&
          tail.some((spot) => distanceToSegment(spot, segment) < reach),
      ),
  )

const isArrowhead = ({ corners, segments }: Strand) =>
  corners.length === 3 && segments.every(([from, to]) => distance(from, to) < overhang)

const isClosed = (corners: readonly Point[]) => distance(corners[0]!, corners.at(-1)!) < 1

const pairs = (corners: readonly Point[]): Segment[] =>
  corners.slice(1).map((corner, index) => [corners[index]!, corner])

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))

/** The positions of the words. */
const wordsOf = (markup: string) =>
  [...markup.matchAll(/<text(?: class="[^"]*")? x="([^"]+)" y="([^"]+)"/g)].map(([, x, y]): Point => [
    Number(x),
    Number(y),
  ])

/** Everything with an outline, at its position on the sheet. Patterns and definitions are not drawn. */
function shapesOf(markup: string): Shape[] {
  const shapes: Shape[] = []
  const open = [{ x: 0, y: 0, classes: [] as string[], fill: 'none', isDrawn: true }]
  for (const [, closing, tag, rest, single] of markup.matchAll(
    /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes = attributesOf(rest!)
    const around = open.at(-1)!
    const [, x = 0, y = 0] = /^translate\((\S+) (\S+)\)$/.exec(attributes.transform ?? '') ?? []
    const here = {
      x: around.x + Number(x),
      y: around.y + Number(y),
      classes: [...around.classes, ...(attributes.class ?? '').split(' ')],
      fill: attributes.fill ?? around.fill,
      isDrawn: around.isDrawn && tag !== 'defs' && tag !== 'a',
    }
    const d = outlineOf(tag!, attributes)
    if (d !== null && here.isDrawn)
      shapes.push({
        d: movedBy(d, here.x, here.y),
        classes: here.classes,
        hasStroke: attributes.stroke !== 'none',
        isFace:
          here.fill !== 'none' ||
          here.classes.some((one) => one === 'solid' || one === 'face' || one === 'new'),
      })
    if (!single) open.push(here)
  }
  return shapes
}

function outlineOf(tag: string, attributes: Readonly<Record<string, string>>): string | null {
  const at = (name: string) => Number(attributes[name] ?? 0)
  if (tag === 'path') return attributes.d ?? null
  if (tag === 'rect') return `M${at('x')} ${at('y')}h${at('width')}v${at('height')}h${-at('width')}z`
  const r = at('r')
  if (tag === 'circle')
    return `M${at('cx') - r} ${at('cy')}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`
  return null
}

const movedBy = (d: string, x: number, y: number) =>
  x === 0 && y === 0
    ? d
    : cornersOf(d)
        .map((corners) => `M${corners.map(([left, top]) => `${left + x} ${top + y}`).join('L')}`)
        .join('')
