import type { Sharp } from 'sharp'

/** A picture as it is stored: encoded again, so that only the pixels remain. */
export interface StoredPicture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** a WebP for lists, whatever the format of the picture */
  readonly thumbnail: Buffer
  /** the same as AVIF; null if that is not smaller */
  readonly avif: Buffer | null
}

export interface PictureLimits {
  readonly maxPixels: number
  readonly largestSide: number
  readonly thumbnailSide: number
}

export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** Why a picture is not stored. */
export class PictureRefused extends Error {
  readonly why: 'unreadable' | 'too-many-pixels'

  constructor(why: 'unreadable' | 'too-many-pixels', options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

/**
 * Decodes a picture and encodes it again: rotated upright, scaled down, without metadata (which may contain the
 * location) or appended data.
 * @throws PictureRefused
 */
export async function encodePicture(
  bytes: Buffer,
  format: PictureFormat,
  limits: PictureLimits,
): Promise<StoredPicture> {
  return inTurn(async () => {
    // loading it takes 30 ms and some megabytes, which a node without uploads does not need
    const { default: sharp } = await import('sharp')
    try {
      // reads only the header, without decoding
      const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
      if (width * height > limits.maxPixels) throw new PictureRefused('too-many-pixels')
      const upright = sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error' }).autoOrient()
      const { data, info } = await encoded(within(upright.clone(), limits.largestSide), format).toBuffer({
        resolveWithObject: true,
      })
      const small = within(upright, limits.thumbnailSide)
      const thumbnail = await small.clone().webp({ quality: 80 }).toBuffer()
      const avif = await small.avif({ quality: 50, effort: 3 }).toBuffer()
      return {
        bytes: data,
        width: info.width,
        height: info.height,
        thumbnail,
        avif: avif.length < thumbnail.length ? avif : null,
      }
    } catch (error) {
      if (error instanceof PictureRefused) throw error
      throw new PictureRefused('unreadable', { cause: error })
    }
  })
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 })
}

/** Pictures decoded at the same time; each may take 200 MB. */
const atOnce = 2
let busy = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else busy += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}
