import type { Call } from '@bdr/contract/kernel/call'
import type { LogTarget } from '../platform/log.ts'

/** What inputs and replies call the things that nobody may read in a log. */
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
/** A code of six digits is one by its name only in these: elsewhere it numbers merchants. */
const calledCode = /^(session\.secondFactor|account\.|sms\.)/
/** Shorter ones, such as those of tests for bad input, stand in logs by chance. */
const shortest = 6

/** Remembers every secret a test world used, and what its application logged meanwhile. */
export interface SecretWatch {
  readonly logTo: LogTarget
  readonly lines: readonly string[]
  /** finds the secrets in what a call was sent and answered */
  watch(call: Call, data: unknown): void
  note(secret: string): void
  readonly secrets: ReadonlySet<string>
  /** The lines that give one away, with the secret taken out. */
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

const isCode = (call: Call, name: string) => name === 'code' && calledCode.test(call.name)

/** Digits inside a longer number or a request's hexadecimal id are not the code. */
function isNamedIn(line: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return line.includes(secret)
  return new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(line)
}
