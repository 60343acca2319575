import { expect, it } from 'vitest'
import { expiryAt, isSigned, signatureOf } from './signature.ts'

const [newer, older] = [Buffer.from('newer'), Buffer.from('older')]
const part = { key: 'a'.repeat(40), variant: 'content', expires: 1_800_000_000 } as const

it('is valid with the newest secret and, after a rotation, with older ones', () => {
  for (const secret of [newer, older])
    expect(isSigned([newer, older], part, signatureOf(secret, part))).toBe(true)
  expect(isSigned([newer], part, signatureOf(older, part))).toBe(false)
})

it('is valid only for this file, variant and time', () => {
  const signature = signatureOf(newer, part)
  for (const other of [
    { ...part, key: 'b'.repeat(40) },
    { ...part, variant: 'thumbnail' as const },
    { ...part, expires: part.expires + 1 },
    { ...part, expires: Number.NaN },
  ])
    expect(isSigned([newer], other, signature)).toBe(false)
  for (const wrong of ['', 'x', `${signature}x`, signature.toLowerCase()])
    expect(isSigned([newer], part, wrong)).toBe(false)
})

it('is valid for half an hour to an hour, and stays the same within half an hour', () => {
  const start = Date.UTC(2026, 10, 20, 4)
  const ends = [0, 1, 29 * 60, 30 * 60 - 1].map((second) => expiryAt(start + second * 1_000))
  expect(new Set(ends).size).toBe(1)
  expect(ends[0]! - start / 1_000).toBe(3_600)
})
