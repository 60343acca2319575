import type { Call, ReplyOf } from '@bdr/contract/kernel/call'
import { fillPath, pathFields } from '@bdr/contract/kernel/call'
import type { FastifyInstance } from 'fastify'
import type { Answer } from './app.ts'

/** Makes an upload call like a browser: a form with the fields before the file. */
export async function upload<C extends Call>(
  app: FastifyInstance,
  call: C,
  file: { name: string; bytes: Uint8Array },
  fields: Record<string, string>,
  { token = null, address }: { token?: string | null; address?: string } = {},
): Promise<Answer<ReplyOf<C>>> {
  const form = new FormData()
  const inPath = pathFields(call.path)
  for (const [name, value] of Object.entries(fields)) if (!inPath.includes(name)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  const encoded = new Response(form)
  const response = await app.inject({
    method: call.method,
    url: fillPath(call.path, { product: 'bdr', ...fields }),
    ...(address !== undefined && { remoteAddress: address }),
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: response.statusCode, ...response.json<Omit<Answer<ReplyOf<C>>, 'status'>>() }
}
