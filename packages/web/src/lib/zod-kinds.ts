import * as z from 'zod/v4'

/**
 * The parts of zod that schemas in a browser are made of, so that no browser loads the rest. If one is
 * missing here, the test of `schemas-later.ts` fails, which makes every call's input of these.
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
