/** A part of a picture, in the picture's own pixels. */
export interface PictureArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The size that fits within a longest side; small pictures are not enlarged. */
export function sizeWithin({ width, height }: Size, largestSide: number): Size {
  const scale = Math.min(1, largestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** PNG and WebP may be transparent; every other type, such as HEIC, is stored as a photograph. */
const typeFor = (type: string): string =>
  type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg'
const quality = 0.9

/** Whether the server stores pictures of a type. It decides by the content itself about those without a type. */
const isStoredType = (type: string): boolean => type === '' || typeFor(type) === type

/**
 * Returns a part of a picture, upright and no larger than the server stores it: a phone's photograph then
 * uploads ten times as fast. What only the browser can read, as some do HEIC, becomes a JPG.
 * @throws when the browser cannot read it
 */
export async function cutPicture(blob: Blob, area: PictureArea | null, largestSide: number): Promise<Blob> {
  const picture = await createImageBitmap(blob, { imageOrientation: 'from-image' })
  try {
    const part = area ?? { x: 0, y: 0, width: picture.width, height: picture.height }
    const { width, height } = sizeWithin(part, largestSide)
    if (area === null && width === picture.width && isStoredType(blob.type)) return blob
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (made) => (made ? resolve(made) : reject(new Error('the browser could not encode the picture'))),
        typeFor(blob.type),
        quality,
      )
    })
  } finally {
    picture.close()
  }
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
}

/** A file's name with the extension of its new type. */
export function nameFor(name: string, type: string): string {
  const ending = endings[type]
  if (ending === undefined || name.toLowerCase().endsWith(ending)) return name
  if (type === 'image/jpeg' && /\.jpeg$/i.test(name)) return name
  return name.replace(/\.[^.]*$/, '') + ending
}
