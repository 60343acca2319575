import { smsTemplates, type SmsTemplate } from '@bdr/text/sms'
import { z } from 'zod'

/** Settings of the adapters: object storage, SMS and mail carriers, the secret of file addresses. */

const http = { protocol: /^https?$/ }
const templateNumbers = z.record(
  z.enum(Object.keys(smsTemplates) as [SmsTemplate, ...SmsTemplate[]]),
  z.string().min(1),
)

export const adapterVariables = {
  /** the bucket's address, `https://s3.example.com/bucket` or `https://bucket.oss.example.com` */
  S3_ENDPOINT: z.url(http).optional(),
  /** the same bucket under the address that browsers use, if it differs */
  S3_PUBLIC_ENDPOINT: z.url(http).optional(),
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMS_ENDPOINT: z.url(http).default('https://dysmsapi.aliyuncs.com'),
  SMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  SMS_ACCESS_KEY_SECRET: z.string().min(1).optional(),
  SMS_SIGN_NAME: z.string().min(1).optional(),
  /** JSON: the carrier's number of each of our templates, `{"code-login": "SMS_1", …}` */
  SMS_TEMPLATES: z.string().optional(),
  /** the mail server: `smtps://user:password@smtp.example.com`, percent-encoded */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** the sender: `notice@example.com`, or `班德瑞 <notice@example.com>` */
  MAIL_FROM: z.string().trim().min(1).optional(),
  /** secrets that sign file addresses, newest first, separated by commas */
  FILE_SECRET: z.string().optional(),
}

type Values = z.output<z.ZodObject<typeof adapterVariables>>

export interface S3Settings {
  readonly endpoint: string
  readonly publicEndpoint: string
  readonly region: string
  readonly accessKey: { readonly id: string; readonly secret: string }
}

export interface SmsSettings {
  readonly endpoint: string
  readonly accessKey: { readonly id: string; readonly secret: string }
  readonly signName: string
  readonly templates: Readonly<Record<SmsTemplate, string>>
}

export interface MailSettings {
  readonly host: string
  readonly port: number
  /** TLS from the start; otherwise STARTTLS is requested */
  readonly secure: boolean
  /** null if the server requires no account */
  readonly auth: { readonly user: string; readonly pass: string } | null
  readonly from: { readonly name: string; readonly address: string }
}

export interface AdapterSettings {
  /** null: files are stored in the data folder */
  s3: S3Settings | null
  /** null: SMS are not sent */
  sms: SmsSettings | null
  /** null: mails are not sent */
  mail: MailSettings | null
  /** null: a random secret is created in the database */
  fileSecrets: readonly string[] | null
}

export const adapterSettings = (values: Values): AdapterSettings => ({
  s3: s3Settings(values),
  sms: smsSettings(values),
  mail: mailSettings(values),
  fileSecrets: fileSecrets(values.FILE_SECRET),
})

function s3Settings(values: Values): S3Settings | null {
  const given = allOrNone(values, ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  return (
    given && {
      endpoint: given.S3_ENDPOINT,
      publicEndpoint: values.S3_PUBLIC_ENDPOINT ?? given.S3_ENDPOINT,
      region: values.S3_REGION,
      accessKey: { id: given.S3_ACCESS_KEY_ID, secret: given.S3_SECRET_ACCESS_KEY },
    }
  )
}

function smsSettings(values: Values): SmsSettings | null {
  const given = allOrNone(values, [
    'SMS_ACCESS_KEY_ID',
    'SMS_ACCESS_KEY_SECRET',
    'SMS_SIGN_NAME',
    'SMS_TEMPLATES',
  ])
  return (
    given && {
      endpoint: values.SMS_ENDPOINT,
      accessKey: { id: given.SMS_ACCESS_KEY_ID, secret: given.SMS_ACCESS_KEY_SECRET },
      signName: given.SMS_SIGN_NAME,
      templates: readTemplates(given.SMS_TEMPLATES),
    }
  )
}

function readTemplates(text: string): Record<SmsTemplate, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Error('SMS_TEMPLATES: is not JSON')
  }
  const parsed = templateNumbers.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new Error(`SMS_TEMPLATES: ${issues.join('; ')}`)
}

const mailPorts = { 'smtp:': 587, 'smtps:': 465 } as const

function mailSettings(values: Values): MailSettings | null {
  const given = allOrNone(values, ['SMTP_URL', 'MAIL_FROM'])
  if (given === null) return null
  const url = new URL(given.SMTP_URL)
  const protocol = url.protocol as keyof typeof mailPorts
  return {
    // for non-web schemes, URL keeps the brackets of an IPv6 address
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? mailPorts[protocol] : Number(url.port),
    secure: protocol === 'smtps:',
    auth: readMailAccount(url),
    from: readSender(given.MAIL_FROM),
  }
}

/** The account from the address. Its faults are reported without the value, which contains a password. */
function readMailAccount({ hostname, username, password }: URL): MailSettings['auth'] {
  if (hostname === '') throw new Error('SMTP_URL: contains no server')
  if (username === '' && password === '') return null
  if (username === '' || password === '') throw new Error('SMTP_URL: needs user and password, or neither')
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    throw new Error('SMTP_URL: user and password must be percent-encoded')
  }
}

function readSender(text: string): MailSettings['from'] {
  const [, name, inBrackets] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>$/u.exec(text) ?? []
  const address = inBrackets ?? text
  if (!z.email().safeParse(address).success)
    throw new Error('MAIL_FROM: is neither an address nor `name <address>`')
  return { name: name ?? '', address }
}

const shortestSecret = 32

function fileSecrets(text: string | undefined): string[] | null {
  if (text === undefined) return null
  const secrets = text.split(',').map((secret) => secret.trim())
  if (secrets.some((secret) => secret.length < shortestSecret))
    throw new Error(`FILE_SECRET: each secret needs at least ${shortestSecret} characters`)
  return secrets
}

/** Refuses an incomplete group of settings, which would fail only with the first file or message. */
function allOrNone<Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Record<Name, string> | null {
  const missing = names.filter((name) => values[name] === undefined)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')}: required together with the other settings of the group`)
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>
}
