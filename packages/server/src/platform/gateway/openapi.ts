import { z } from 'zod'
import { allCalls } from '@bdr/contract/calls'
import { envelopeOf, invalidEnvelope, refusalEnvelope } from '@bdr/contract/envelope'
import { idempotencyKeyHeader, idempotencyKeyLength, pathFields, type Call } from '@bdr/contract/kernel/call'
import { exportedBy } from '@bdr/contract/kernel/export'
import { replyOf } from '@bdr/contract/replies'
import { apiDescription } from '@bdr/text/api'
import { callDescriptions } from '@bdr/text/entities'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return rest
}

/** Describes the gateway as OpenAPI 3.1, from the definitions that also bind and validate the calls. */
export function openApi(productCode: string) {
  const paths: Record<string, Json> = {}
  for (const call of allCalls) {
    const path = call.path.replaceAll('{product}', productCode)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: apiDescription.title, version: '1.0.0', description: apiDescription.introduction },
    // relative to where the document was read from
    servers: [{ url: '/' }],
    tags: [...new Set(allCalls.map(tagOf))].map((name) => ({
      name,
      description: callDescriptions[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        InvalidInput: schemaOf(invalidEnvelope, 'output'),
        Refusal: schemaOf(refusalEnvelope, 'output'),
      },
    },
  }
}

const idempotencyKey = {
  type: 'string',
  minLength: idempotencyKeyLength.min,
  maxLength: idempotencyKeyLength.max,
}

const tagOf = (call: Call): string => call.name.split('.')[0]!

function operationOf(call: Call): Json {
  const input = schemaOf(call.input, 'input')
  const inPath = pathFields(call.path)
  const fields = Object.entries((input['properties'] ?? {}) as Record<string, Json>)
  const required = new Set((input['required'] ?? []) as string[])
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const body = fields.filter(([name]) => !inPath.includes(name) && !(name in call.inHeaders))
  return {
    operationId: call.name,
    summary: summaryOf(call),
    tags: [tagOf(call)],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': call.access,
    parameters: [
      ...fields
        .filter(([name]) => inPath.includes(name))
        .map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
      ...(inQuery
        ? body.map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }))
        : []),
      ...fields
        .filter(([name]) => name in call.inHeaders)
        .map(([name, schema]) => ({
          ...{ name: call.inHeaders[name], in: 'header' },
          ...{ required: required.has(name), schema },
        })),
      ...(call.idempotent
        ? [{ name: idempotencyKeyHeader, in: 'header', required: false, schema: idempotencyKey }]
        : []),
    ],
    ...(!inQuery && { requestBody: bodyOf(call, body, required) }),
    responses: {
      200: { description: apiDescription.envelope, content: answerOf(call), ...headersOf(call) },
    },
  }
}

function bodyOf(call: Call, body: [string, Json][], required: ReadonlySet<string>): Json {
  const upload = call.kind === 'upload'
  const file: [string, Json][] = upload ? [['file', { type: 'string', format: 'binary' }]] : []
  const schema = {
    type: 'object',
    properties: Object.fromEntries([...file, ...body]),
    required: [...file, ...body]
      .map(([name]) => name)
      .filter((name) => name === 'file' || required.has(name)),
    additionalProperties: false,
  }
  return { required: true, content: { [upload ? 'multipart/form-data' : 'application/json']: { schema } } }
}

const headersOf = ({ replyHeaders }: Call): Json =>
  replyHeaders.length === 0
    ? {}
    : { headers: Object.fromEntries(replyHeaders.map((name) => [name, { schema: { type: 'string' } }])) }

const refusals = ['InvalidInput', 'Refusal'].map((name) => ({ $ref: `#/components/schemas/${name}` }))

/** Coded answers have HTTP status 200, so refusals are described next to the reply. */
const answerOf = (call: Call): Json =>
  call.kind === 'document'
    ? {
        [call.mediaType!]: { schema: { type: 'string', format: 'binary' } },
        'application/json': { schema: { anyOf: refusals } },
      }
    : {
        'application/json': {
          schema: { anyOf: [schemaOf(envelopeOf(replyOf(call)), 'output'), ...refusals] },
        },
      }

/** The summary of a call. That of an export contains the list's name. */
function summaryOf(call: Call): string | undefined {
  const list = allCalls.find((one) => exportedBy(one, call))
  if (list) return apiDescription.exported(callDescriptions[list.name] ?? list.name)
  return callDescriptions[call.name]
}
