import type { Call } from '@bdr/contract/kernel/call'
import type { LogTarget } from '../platform/log.ts'

/** Names of fields in inputs and replies whose values must not be logged. */
const secretFields = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'credentials',
  'accessToken',
  'token',
  'ticket',
  'currentTicket',
  'newTicket',
  'secret',
  'otpauthUrl',
  'recoveryCodes',
])
/** Only in these calls a field named `code` is an SMS code; elsewhere it may be a merchant's code. */
const callsWithSmsCodes = /^(session\.secondFactor|account\.|sms\.)/
/** Shorter values, such as those of tests for invalid input, occur in logs by chance. */
const shortest = 6

/** Collects every secret a test world used, and the lines its application logged. */
export interface SecretWatch {
  readonly logTo: LogTarget
  readonly lines: readonly string[]
  /** finds the secrets in a call's input and reply */
  watch(call: Call, data: unknown): void
  note(secret: string): void
  readonly secrets: ReadonlySet<string>
  /** The lines that contain a secret, with the secret removed. */
  leaks(): string[]
}

export function watchSecrets(): SecretWatch {
  const lines: string[] = []
  const secrets = new Set<string>()
  const note = (secret: string) => {
    if (secret.length >= shortest) secrets.add(secret)
  }
  const walk = (call: Call, name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(call, name, one)
    else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
      for (const [field, inside] of Object.entries(value)) walk(call, field, inside)
    else if (typeof value === 'string' && (secretFields.has(name) || isCode(call, name))) note(value)
  }
  return {
    logTo: { write: (line) => void lines.push(line) },
    lines,
    secrets,
    note,
    watch: (call, data) => walk(call, '', data),
    leaks: () =>
      [...secrets].flatMap((secret) =>
        lines
          .filter((line) => isNamedIn(line, secret) || isNamedIn(line, encodeURIComponent(secret)))
          .map((line) => line.replaceAll(secret, '***')),
      ),
  }
}

const isCode = (call: Call, name: string) => name === 'code' && callsWithSmsCodes.test(call.name)

/** Whether the secret occurs on its own: digits within a longer number or a hexadecimal request id are not the code. */
function isNamedIn(line: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return line.includes(secret)
  return new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(line)
}
