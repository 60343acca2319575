import { expect, test } from './journey.ts'
import { addressOf, framed } from './website-pages.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ sharesServer: true })

/** Further pages with kinds of drawings that the list of pages does not contain. */
const more = [
  '/dataApply?actIndex=1',
  '/dataApply?actIndex=3',
  '/viewIntoBdr?actIndex=2',
  '/viewIntoBdr?actIndex=4',
  '/goodsStand?category=check',
  '/goodsStand?category=ball',
  '/industryEcologicalService?entry=mechanical-seal',
]
const pages = [
  ...framed.map(({ key, path }) => ({ key, path })),
  ...more.map((path) => ({ key: null, path })),
]

for (const { key, path } of pages)
  test(`all text in drawings and columns of ${path} is readable at every width`, async ({ page, server }) => {
    await page.goto(
      key === null
        ? path
        : await addressOf(
            server,
            framed.find((one) => one.key === key)!,
          ),
    )
    for (const width of [360, 700, 768, 1024, 1240, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(smallWords), `${width} px`).toEqual([])
      expect(await page.evaluate(coveredWords), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

/** Runs in the browser: visible words smaller than 11 px, in a drawing as it is scaled. */
function smallWords(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement!
    if (text.nodeValue!.trim() === '' || !parent.checkVisibility({ visibilityProperty: true })) continue
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
    const scale = matrix === null ? 1 : Math.hypot(matrix.a, matrix.b)
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
    if (size < 10.9) found.push(`${text.nodeValue} ${size.toFixed(1)}`)
  }
  return found
}

/**
 * Runs in the browser: words of a drawing that a line crosses, that overlap others or extend beyond the edge.
 */
function coveredWords(): string[] {
  return [...document.querySelectorAll('svg[data-size]')].flatMap((drawing) => {
    if (!drawing.checkVisibility()) return []
    const edge = drawing.getBoundingClientRect()
    const words = [...drawing.querySelectorAll('text')]
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const box = text.getBoundingClientRect()
        // a letter has space above and below itself
        const [x, y] = [box.width * 0.04, box.height * 0.24]
        return {
          text,
          name: text.textContent,
          left: box.left + x,
          right: box.right - x,
          top: box.top + y,
          bottom: box.bottom - y,
        }
      })
    const beyond = words.flatMap(({ name, left, right, top, bottom }) =>
      left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2
        ? [`${name} is cut`]
        : [],
    )
    const onOthers = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .flatMap((other) =>
          one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
            ? [`${one.name} stands on ${other.name}`]
            : [],
        ),
    )
    const shapes = [...drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect')].filter(
      (shape) => !shape.closest('defs, pattern') && getComputedStyle(shape).fill !== 'none',
    )
    // a plate that is drawn after a line and before the words separates them
    const isHidden = (line: Element, word: Element, point: DOMPoint) =>
      shapes.some(
        (shape) =>
          (line.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
          (word.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
          shape.isPointInFill(point.matrixTransform(shape.getScreenCTM()!.inverse())),
      )
    const lines = [...drawing.querySelectorAll<SVGGeometryElement>('path, circle, rect')].filter(
      (line) => !line.closest('defs, pattern') && getComputedStyle(line).stroke !== 'none',
    )
    const through = lines.flatMap((line) => {
      const matrix = line.getScreenCTM()!
      const length = line.getTotalLength()
      const steps = Math.ceil(length / 3)
      const found = new Set<string>()
      for (let step = 0; step <= steps; step++) {
        const point = line.getPointAtLength((length * step) / steps).matrixTransform(matrix)
        const { x, y } = point
        for (const word of words) {
          const isWithin = x > word.left && x < word.right && y > word.top && y < word.bottom
          if (isWithin && !isHidden(line, word.text, point))
            found.add(`${line.getAttribute('d') ?? line.tagName} runs through ${word.name}`)
        }
      }
      return [...found]
    })
    return [...beyond, ...onOthers, ...through]
  })
}
