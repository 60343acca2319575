import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { elevenDigits, email, mobile, personName } from './field.ts'

const tables: [name: string, field: z.ZodType, good: string[], bad: string[]][] = [
  [
    'mobile number',
    mobile,
    ['13800138001', '19912345678', '16612345678'],
    ['12800138001', '1380013800', '138001380011', '+8613800138001', '138 0013 8001', '１3800138001', ''],
  ],
  [
    "person's name",
    personName,
    ['沈明泽', '欧阳娜', '阿依古丽·买买提', 'Li Wei', "Mary O'Neil", 'J. R. Smith', '𠮷田', '沈 明泽'],
    ['', ' ', '沈明泽1', '·沈', '沈··明', '<b>', '-', '一'.repeat(65)],
  ],
  [
    'e-mail address',
    email,
    ['a@b.cn', 'sales+orders@mail.example.com', 'first.last@example.com'],
    ['', 'a', 'a@b', '@example.com', 'a@.com', 'a b@example.com', 'a@example..com', 'a@b.cn\n'],
  ],
  [
    'number of eleven digits',
    elevenDigits,
    ['02188886666', '13800138001', '00000000000'],
    ['', '1234567890', '123456789012', '1234567890a', '-1234567890', '１２３４５６７８９０１'],
  ],
]

describe.each(tables)('a %s', (_name, field, good, bad) => {
  it.each(good)('may be %j', (text) => expect(field.safeParse(text).success).toBe(true))
  it.each(bad)('is not %j', (text) => expect(field.safeParse(text).success).toBe(false))
})
