import sharp, { type Sharp } from 'sharp'

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
  /** bytes of the decoded picture: pixels × channels × bytes of a channel */
  readonly maxDecodedBytes: number
  readonly largestSide: number
  readonly thumbnailSide: number
}

export type PictureFormat = 'jpeg' | 'png' | 'webp'

export interface PictureJob {
  readonly bytes: Uint8Array
  readonly format: PictureFormat
  readonly limits: PictureLimits
}

/** Why a picture is not stored. */
export type PictureFault = 'unreadable' | 'too-many-pixels' | 'too-many-bytes'
export type EncodedPicture = { readonly picture: StoredPicture } | { readonly fault: PictureFault }

// one picture uses one core, and nothing of it is kept
sharp.concurrency(1)
sharp.cache(false)

/**
 * Decodes a picture and encodes it again: rotated upright, scaled down, without metadata (which may contain the
 * location) or appended data. It is decoded once, since that is most of the work.
 */
export async function encodePicture({ bytes, format, limits }: PictureJob): Promise<EncodedPicture> {
  try {
    const fault = await faultOf(bytes, limits)
    if (fault !== null) return { fault }
    const { data, info } = await within(
      sharp(bytes, { limitInputPixels: limits.maxPixels, failOn: 'error' }).autoOrient(),
      limits.largestSide,
    )
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const decoded = () => sharp(data, { raw: { width, height, channels } })
    const small = await within(decoded(), limits.thumbnailSide).png({ compressionLevel: 0 }).toBuffer()
    const thumbnail = await sharp(small).webp({ quality: 80 }).toBuffer()
    const avif = await sharp(small).avif({ quality: 50, effort: 3 }).toBuffer()
    return {
      picture: {
        bytes: await encoded(decoded(), format).toBuffer(),
        width,
        height,
        thumbnail,
        avif: avif.length < thumbnail.length ? avif : null,
      },
    }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Reads only the header, without decoding. */
async function faultOf(bytes: Uint8Array, limits: PictureLimits): Promise<PictureFault | null> {
  const { width, height, channels, depth } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > limits.maxPixels) return 'too-many-pixels'
  const ofChannel =
    depth === 'uchar' || depth === 'char' ? 1 : depth === 'ushort' || depth === 'short' ? 2 : 4
  return width * height * channels * ofChannel > limits.maxDecodedBytes ? 'too-many-bytes' : null
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return format === 'webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 })
}
