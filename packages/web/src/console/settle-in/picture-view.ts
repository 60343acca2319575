/** The view of a picture: an offset in pixels of the screen, quarter turns to the right, and a zoom. */
export interface PictureView {
  readonly zoom: number
  readonly turns: number
  readonly x: number
  readonly y: number
}

/** The full picture, as large as it fits. */
export const fitted: PictureView = { zoom: 1, turns: 0, x: 0, y: 0 }

const step = 1.25
const mostZoom = 8

/** Zooms in by so many steps, or out; never smaller than fitted, where nothing could be moved. */
export function zoomed(view: PictureView, steps: number): PictureView {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * step ** steps))
  if (zoom === 1) return { ...view, zoom, x: 0, y: 0 }
  const ratio = zoom / view.zoom
  return { ...view, zoom, x: view.x * ratio, y: view.y * ratio }
}

export const rotated = (view: PictureView): PictureView => ({
  ...view,
  turns: (view.turns + 1) % 4,
  x: 0,
  y: 0,
})

export const moved = (view: PictureView, by: { x: number; y: number }): PictureView =>
  view.zoom === 1 ? view : { ...view, x: view.x + by.x, y: view.y + by.y }
