import { fillPath, pathFields, type Call, type InputOf } from '@bdr/contract/kernel/call'

/** The request that a call makes to the gateway. */
export interface Outgoing {
  /** the path below the host */
  path: string
  init: { method: string; headers?: Record<string, string>; body?: string | FormData }
}

/** Returns where a call is sent and what it carries: path fields, then query or body. */
export function outgoing<C extends Call>(call: C, input: InputOf<C>, product: string, file?: File): Outgoing {
  const { method } = call
  if (call.kind !== 'upload' && (method === 'GET' || method === 'DELETE'))
    return { path: readPath(call, input, product), init: { method, headers: headersOf(call, input) } }
  const { path, rest } = placed(call, input, product)
  if (call.kind === 'upload') return { path, init: { method, body: toForm(rest, file) } }
  const headers = { 'Content-Type': 'application/json' }
  return { path, init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) } }
}

/** The fields that a read has in headers, because addresses are written to logs. */
function headersOf<C extends Call>(call: C, input: InputOf<C>): Record<string, string> {
  const values = input as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(call.inHeaders).map(([name, header]) => [header, asText(values[name])]),
  )
}

/** The address of a read: its path and query. */
export function readPath<C extends Call>(call: C, input: InputOf<C>, product: string): string {
  const { path, rest } = placed(call, input, product)
  const given = rest.filter(([, value]) => value !== null)
  const query = new URLSearchParams(given.map(([name, value]) => [name, asText(value)]))
  return query.size === 0 ? path : `${path}?${query}`
}

/** The path with its fields filled in, and the rest of the input. */
function placed<C extends Call>(call: C, input: InputOf<C>, product: string) {
  const values = input as Readonly<Record<string, unknown>>
  const inPath = new Set(pathFields(call.path))
  return {
    path: fillPath(call.path, { ...values, product }),
    rest: Object.entries(values).filter(
      ([name, value]) => !inPath.has(name) && !(name in call.inHeaders) && value !== undefined,
    ),
  }
}

/** Query and multipart fields are text; a list is sent as JSON. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The fields precede the file, so that the server knows them when the bytes arrive. */
function toForm(fields: [string, unknown][], file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of fields) if (value !== null) form.append(name, asText(value))
  if (file) form.append('file', file, file.name)
  return form
}
