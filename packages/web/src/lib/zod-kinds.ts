import * as z from 'zod/v4'

/**
 * What of zod the schemas that reach a browser are made of, so that the rest of it ships to nobody. One that is
 * not here is missed by the test of `schemas-later.ts`, which makes every call's input of these.
 */
export const kinds: object = {
  array: z.array,
  boolean: z.boolean,
  coerce: { number: z.coerce.number },
  discriminatedUnion: z.discriminatedUnion,
  email: z.email,
  enum: z.enum,
  int: z.int,
  iso: { date: z.iso.date, datetime: z.iso.datetime },
  literal: z.literal,
  null: z.null,
  number: z.number,
  object: z.object,
  record: z.record,
  strictObject: z.strictObject,
  string: z.string,
  tuple: z.tuple,
  union: z.union,
  url: z.url,
  uuid: z.uuid,
}
