import { expect, it } from 'vitest'
import { cutPicture } from './picture.ts'

/** A picture of one pixel in a format that the browser reads and the server does not. */
const bitmap = (): Blob => {
  const bytes = new DataView(new ArrayBuffer(58))
  const values = [
    [0, 0x4d42, 2],
    [2, 58, 4],
    [10, 54, 4],
    [14, 40, 4],
    [18, 1, 4],
    [22, 1, 4],
    [26, 1, 2],
    [28, 24, 2],
    [34, 4, 4],
  ] as const
  for (const [at, value, size] of values)
    if (size === 2) bytes.setUint16(at, value, true)
    else bytes.setUint32(at, value, true)
  return new Blob([bytes.buffer], { type: 'image/bmp' })
}

it('becomes a JPG when only the browser can read its format, however small it is', async () => {
  const made = await cutPicture(bitmap(), null, 1_600)
  expect(made.type).toBe('image/jpeg')
  expect(new Uint8Array(await made.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]))
})

it('stays as it is when it is small and can be stored', async () => {
  const jpeg = await cutPicture(bitmap(), null, 1_600)
  expect(await cutPicture(jpeg, null, 1_600)).toBe(jpeg)
})
