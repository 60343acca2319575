import { expect, it } from 'vitest'
import { smsTemplates } from '@bdr/text/sms'
import { readEnv } from './env.ts'

const templates = JSON.stringify(Object.fromEntries(Object.keys(smsTemplates).map((key) => [key, 'SMS_1'])))
const sms = { SMS_ACCESS_KEY_ID: 'id', SMS_ACCESS_KEY_SECRET: 'secret', SMS_SIGN_NAME: '班德瑞' }
const s3 = { S3_ENDPOINT: 'https://s3.example.com/files', S3_ACCESS_KEY_ID: 'id' }

it('requires no settings', () => {
  expect(readEnv({})).toMatchObject({ s3: null, sms: null, mail: null, fileSecrets: null })
})

it('accepts an SMS carrier with a number for each template', () => {
  expect(readEnv({ ...sms, SMS_TEMPLATES: templates }).sms).toMatchObject({
    endpoint: 'https://dysmsapi.aliyuncs.com',
    signName: '班德瑞',
  })
  expect(() => readEnv({ ...sms, SMS_TEMPLATES: '{"code-login":"SMS_1"}' })).toThrow(/SMS_TEMPLATES.*notice/)
  expect(() => readEnv({ ...sms, SMS_TEMPLATES: '{' })).toThrow('SMS_TEMPLATES: is not JSON')
})

it('requires all settings of a group or none', () => {
  expect(() => readEnv(sms)).toThrow(/^SMS_TEMPLATES: required/)
  expect(() => readEnv(s3)).toThrow(/^S3_SECRET_ACCESS_KEY: required/)
})

it('accepts an object storage, whose public address defaults to its address', () => {
  const all = { ...s3, S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv(all).s3).toMatchObject({ publicEndpoint: s3.S3_ENDPOINT, region: 'auto' })
  const inside = { ...all, S3_PUBLIC_ENDPOINT: 'https://files.example.com' }
  expect(readEnv(inside).s3).toMatchObject({ publicEndpoint: 'https://files.example.com' })
})

it("accepts a mail server, its account and the sender's address", () => {
  const mail = (url: string, from = 'notice@example.com') => readEnv({ SMTP_URL: url, MAIL_FROM: from }).mail
  expect(mail('smtps://bdr%40example.com:p%2Fw@smtp.example.com', '班德瑞 <notice@example.com>')).toEqual({
    host: 'smtp.example.com',
    port: 465,
    secure: true,
    auth: { user: 'bdr@example.com', pass: 'p/w' },
    from: { name: '班德瑞', address: 'notice@example.com' },
  })
  expect(mail('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525, secure: false, auth: null })
  expect(mail('smtp://u:p@relay')).toMatchObject({
    port: 587,
    from: { name: '', address: 'notice@example.com' },
  })
})

it.each([
  [{ SMTP_URL: 'smtp://u:p@relay' }, /^MAIL_FROM: required/],
  [{ MAIL_FROM: 'a@example.com' }, /^SMTP_URL: required/],
  [{ SMTP_URL: 'https://u:secret@relay', MAIL_FROM: 'a@example.com' }, /^SMTP_URL/],
  [{ SMTP_URL: 'smtp://secret@relay', MAIL_FROM: 'a@example.com' }, /^SMTP_URL: needs user and password/],
  [{ SMTP_URL: 'smtp://u:secret%zz@relay', MAIL_FROM: 'a@example.com' }, /^SMTP_URL: .*percent/],
  [{ SMTP_URL: 'smtp:secret', MAIL_FROM: 'a@example.com' }, /^SMTP_URL/],
  [{ SMTP_URL: 'smtp://relay', MAIL_FROM: '班德瑞' }, /^MAIL_FROM/],
  [{ SMTP_URL: 'smtp://relay', MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' }, /^MAIL_FROM/],
])("refuses %j with the setting's name but without its value", (settings, message) => {
  expect(() => readEnv(settings)).toThrow(message)
  expect(() => readEnv(settings)).not.toThrow(/secret/)
})

it('accepts several file secrets of sufficient length', () => {
  const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)]
  expect(readEnv({ FILE_SECRET: `${newer}, ${older}` }).fileSecrets).toEqual([newer, older])
  expect(() => readEnv({ FILE_SECRET: `${newer},short` })).toThrow(/^FILE_SECRET/)
})
