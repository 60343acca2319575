import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fault } from '../refusals.ts'
import { invalid } from '../errors.ts'
import { isStorable } from '../storable.ts'
import type { UploadedFile } from './bind.ts'
import { Malformed } from './malformed.ts'

/** Text fields of one multipart request; no upload call needs that many. */
const maxFields = 20
const maxFieldBytes = 64 * 1024

/**
 * Reads the file and the text fields of a multipart request into memory.
 * @throws AppError A00002 without a file, or if its name cannot be stored; Malformed for a body that is not a multipart form or ends too early; the
 * parser itself throws a 413 for a file over `maxBytes`
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  const { fields, file } = request.isMultipart()
    ? await readForm(request, maxBytes).catch(asMalformed)
    : { fields: {}, file: null }
  if (!file) throw invalid([fault(['file'], 'field.missing')])
  if (!isStorable(file.name)) throw invalid([fault(['file'], 'field.unstorable')])
  return { fields, file }
}

async function readForm(request: FastifyRequest, maxBytes: number) {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const parts = request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: maxFields, fieldSize: maxFieldBytes },
  })
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      // a part may be a file by its type alone, without a name
      if (part.fieldname === 'file') file = { name: part.filename ?? '', bytes }
      else fields[part.fieldname] = ''
    } else fields[part.fieldname] = String(part.value)
  }
  return { fields, file }
}

/** Converts the parser's plain errors for unreadable bodies; its own refusals already have a status. */
function asMalformed(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw new Malformed('no readable form', { cause: error })
}
