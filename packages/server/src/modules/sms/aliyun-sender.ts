import { randomUUID } from 'node:crypto'
import { Undeliverable } from '../../platform/outbox.ts'
import type { SmsSettings } from '../../platform/env-adapters.ts'
import { queryText, signedHeaders } from './aliyun-signature.ts'
import type { SmsSender } from './sender.ts'

const api = { action: 'SendSms', version: '2017-05-25' }

/** Refusals that would be repeated: because of the number, the template, or the recipient's own block. */
const final = new Set([
  'isv.MOBILE_NUMBER_ILLEGAL',
  'isv.MOBILE_COUNT_OVER_LIMIT',
  'isv.SMS_TEMPLATE_ILLEGAL',
  'isv.SMS_SIGNATURE_ILLEGAL',
  'isv.TEMPLATE_MISSING_PARAMETERS',
  'isv.INVALID_PARAMETERS',
  'isv.INVALID_JSON_PARAM',
  'isv.PARAM_LENGTH_LIMIT',
  'isv.BLACK_KEY_CONTROL_LIMIT',
  'isv.DAY_LIMIT_CONTROL',
])

/** Sends with Aliyun's SendSms. Its SDK is not used because it is 33 MB for this one call. */
export function aliyunSender({ accessKey, signName, templates, endpoint }: SmsSettings): SmsSender {
  const { origin, host } = new URL(endpoint)
  return {
    async send({ mobile, template, params }, signal) {
      const query = {
        PhoneNumbers: mobile,
        SignName: signName,
        TemplateCode: templates[template],
        TemplateParam: JSON.stringify(params, (_name, value: unknown) =>
          typeof value === 'number' ? String(value) : value,
        ),
      }
      const date = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
      const request = { ...api, host, query, date, nonce: randomUUID() }
      const { host: _, ...headers } = signedHeaders(request, accessKey)
      const response = await fetch(`${origin}/?${queryText(query)}`, { method: 'POST', headers, signal })
      const code = await codeOf(response)
      if (code === 'OK') return
      // contains only the code, because the message may contain the mobile
      throw final.has(code) ? new Undeliverable(code) : new Error(code)
    },
  }
}

async function codeOf(response: Response): Promise<string> {
  try {
    const { Code } = (await response.json()) as { Code?: unknown }
    if (typeof Code === 'string') return Code
  } catch {
    // a proxy's page, or an empty body
  }
  return `HTTP ${response.status}`
}
