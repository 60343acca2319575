import { describe, expect, it } from 'vitest'
import { fileName, isHeic, mediaTypeOf } from './media-type.ts'

describe('the type of a file', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  it.each([
    ['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\x00\x00', 'image/png'],
    ['RIFF\x24\x00\x00\x00WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['RIFF\x24\x00\x00\x00WAVEfmt ', null],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['PK\x03\x04', null],
    [' %PDF-1.7', null],
    ['\xff\xd8', null],
    ['', null],
  ])('with bytes %j is %s', (start, type) => {
    expect(mediaTypeOf(bytes(start))).toBe(type)
  })
})

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heix', true],
  ['\0\0\0\x18ftypavif\0\0\0\0mif1avif', false],
  ['\0\0\0\x14ftypisom\0\0\0\0mp41heic', false],
  ['ftypheic', false],
  ['', false],
])('a file with bytes %j is a HEIC photograph: %s', (start, is) => {
  expect(isHeic(Buffer.from(start, 'latin1'))).toBe(is)
})

describe('the name of a file', () => {
  it.each([
    ['营业执照.jpg', 'image/jpeg', '营业执照.jpg'],
    ['SCAN.JPEG', 'image/jpeg', 'SCAN.JPEG'],
    ['C:\\Users\\me\\a.png', 'image/png', 'a.png'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['a.exe', 'application/pdf', 'a.exe.pdf'],
    ['a\r\nb\u202Egpj.pdf', 'application/pdf', 'abgpj.pdf'],
    ['', 'image/png', 'file.png'],
  ] as const)('%j as %s is %j', (given, type, name) => {
    expect(fileName(given, type)).toBe(name)
  })

  it('has the right extension however long it is', () => {
    const name = fileName('长'.repeat(400), 'application/pdf')
    expect([[...name].length, name.endsWith('长.pdf')]).toEqual([255, true])
  })
})
