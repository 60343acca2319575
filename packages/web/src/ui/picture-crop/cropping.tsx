import { pictureCropWords as words } from '@bdr/text/files'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { PictureArea } from '../../lib/picture.ts'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './picture-crop.module.css'

export interface PictureCropProps {
  readonly url: string
  /** width : height of the part that is used */
  readonly aspect: number
  /** shows a circle, as profile pictures are shown */
  readonly round?: boolean
  readonly onApply: (area: PictureArea) => void
  readonly onCancel: () => void
}

const zoom = { least: 1, most: 4, step: 0.1 }
/** pixels by which an arrow key moves the picture */
const keyboardStep = 8

/** The picture under its frame, moved by pointer or keyboard. */
export default function Cropping({ url, aspect, round, onApply, onCancel }: PictureCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [factor, setFactor] = useState(zoom.least)
  const [area, setArea] = useState<PictureArea | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const frame = useRef<RefObject<HTMLDivElement>>(null)
  const framed = area !== null
  useEffect(() => {
    if (framed) frame.current?.current.focus()
  }, [framed])
  const zoomId = useId()
  const hintId = useId()
  return (
    <>
      <div className={css.stage}>
        {!unreadable && (
          <Cropper
            image={url}
            crop={crop}
            zoom={factor}
            minZoom={zoom.least}
            maxZoom={zoom.most}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': words.title, 'aria-describedby': hintId }}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            setCropperRef={(ref) => (frame.current = ref)}
            onCropChange={setCrop}
            onZoomChange={setFactor}
            onCropAreaChange={(_shares, pixels) => setArea(pixels)}
          />
        )}
        {unreadable && (
          <p className={css.unreadable} role="alert">
            {words.unreadable}
          </p>
        )}
      </div>
      <p id={hintId} className={`${typography.caption} ${css.hint}`}>
        {words.hint}
      </p>
      <label htmlFor={zoomId} className={css.zoom}>
        {words.zoom}
        <input
          id={zoomId}
          type="range"
          min={zoom.least}
          max={zoom.most}
          step={zoom.step}
          value={factor}
          disabled={unreadable}
          onChange={(event) => setFactor(Number(event.target.value))}
        />
      </label>
      <div className={`${layout.beside} ${css.actions}`}>
        <button type="button" className={css.button} onClick={onCancel}>
          {words.cancel}
        </button>
        <button
          type="button"
          className={css.button}
          data-primary
          disabled={area === null || unreadable}
          onClick={() => onApply(area!)}
        >
          {words.apply}
        </button>
      </div>
    </>
  )
}
