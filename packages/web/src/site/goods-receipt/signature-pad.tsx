import {
  signatureField,
  signatureLimits,
  signaturePath,
  type Strokes,
} from '@bdr/contract/delivery-notes/receipt-link'
import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import { useRef, type PointerEvent } from 'react'
import css from './goods-receipt.module.css'

interface SignaturePadProps {
  strokes: Strokes
  error: string | undefined
  isDisabled: boolean
  onChange: (strokes: Strokes) => void
}

/** The smallest distance between two recorded points, in units of the drawing. */
const leastStep = 6

/**
 * A field to sign with finger, pen or mouse; people who cannot use the checkbox below it. The drawing is
 * stored as lines instead of pixels: small enough to wait on a phone, and sharp in print.
 */
export function SignaturePad({ strokes, error, isDisabled, onChange }: SignaturePadProps) {
  const drawing = useRef<number[] | null>(null)
  const { width, height } = signatureField

  const pointOf = (event: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most))
    return [
      within(((event.clientX - box.left) / box.width) * width, width),
      within(((event.clientY - box.top) / box.height) * height, height),
    ]
  }
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (isDisabled || !event.isPrimary || event.button > 0 || strokes.length >= signatureLimits.strokes)
      return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = pointOf(event)
    onChange([...strokes, drawing.current])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = drawing.current
    if (stroke === null || stroke.length >= signatureLimits.numbersOfStroke) return
    const [x, y] = pointOf(event)
    if (Math.hypot(x - stroke.at(-2)!, y - stroke.at(-1)!) < leastStep) return
    drawing.current = [...stroke, x, y]
    onChange([...strokes.slice(0, -1), drawing.current])
  }
  const end = () => {
    drawing.current = null
  }

  return (
    <div className={css.signing}>
      <svg
        className={css.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={strokes.length === 0 ? words.signHere : words.drawn(strokes.length)}
        data-wrong={error !== undefined || undefined}
        data-disabled={isDisabled || undefined}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path className={css.padLine} d={`M60 ${height - 70}H${width - 60}`} />
        {/* a single point is a line without length, which round line caps turn into a dot */}
        <path
          className={css.ink}
          d={signaturePath(strokes.map((stroke) => (stroke.length === 2 ? [...stroke, ...stroke] : stroke)))}
        />
      </svg>
      {strokes.length === 0 ? (
        <span className={css.padHint} aria-hidden>
          {words.signHere}
        </span>
      ) : (
        <button type="button" className={css.clear} disabled={isDisabled} onClick={() => onChange([])}>
          {words.clear}
        </button>
      )}
    </div>
  )
}
