import { expect, it } from 'vitest'
import { smsTemplates } from '@bdr/text/sms'
import { readEnv } from './env.ts'

const templates = JSON.stringify(Object.fromEntries(Object.keys(smsTemplates).map((key) => [key, 'SMS_1'])))
const sms = { SMS_ACCESS_KEY_ID: 'id', SMS_ACCESS_KEY_SECRET: 'secret', SMS_SIGN_NAME: '班德瑞' }
const s3 = { S3_ENDPOINT: 'https://s3.example.com/files', S3_ACCESS_KEY_ID: 'id' }

it('needs nothing', () => {
  expect(readEnv({})).toMatchObject({ s3: null, sms: null, fileSecrets: null })
})

it('takes a carrier with a number for each template', () => {
  expect(readEnv({ ...sms, SMS_TEMPLATES: templates }).sms).toMatchObject({
    endpoint: 'https://dysmsapi.aliyuncs.com',
    signName: '班德瑞',
  })
  expect(() => readEnv({ ...sms, SMS_TEMPLATES: '{"code-login":"SMS_1"}' })).toThrow(/SMS_TEMPLATES.*notice/)
  expect(() => readEnv({ ...sms, SMS_TEMPLATES: '{' })).toThrow('SMS_TEMPLATES: is not JSON')
})

it('wants all settings of a kind or none', () => {
  expect(() => readEnv(sms)).toThrow(/^SMS_TEMPLATES: needed/)
  expect(() => readEnv(s3)).toThrow(/^S3_SECRET_ACCESS_KEY: needed/)
})

it('takes a storage; browsers reach it at the same address unless said', () => {
  const all = { ...s3, S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv(all).s3).toMatchObject({ publicEndpoint: s3.S3_ENDPOINT, region: 'auto' })
  const inside = { ...all, S3_PUBLIC_ENDPOINT: 'https://files.example.com' }
  expect(readEnv(inside).s3).toMatchObject({ publicEndpoint: 'https://files.example.com' })
})

it('takes several file secrets, none too short', () => {
  const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)]
  expect(readEnv({ FILE_SECRET: `${newer}, ${older}` }).fileSecrets).toEqual([newer, older])
  expect(() => readEnv({ FILE_SECRET: `${newer},short` })).toThrow(/^FILE_SECRET/)
})
