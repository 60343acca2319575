import { z } from 'zod'
import type { Permission } from '../access.ts'
import type { EntityKind } from '../entities.ts'
import { call } from '../kernel/call.ts'
import { id } from '../kernel/field.ts'
import type { ReplyName } from '../replies.ts'
import { attachmentLimits, attachmentType } from './model.ts'

/** A record that has attachments: `{id}` in its path is the record's id. */
interface Attached<Path extends string> {
  readonly path: Path
  readonly access: Permission
  readonly shows: readonly [EntityKind, ...EntityKind[]]
}

/** The files attached to a record, for whoever may see it. It answers `attachments`. */
/* @__NO_SIDE_EFFECTS__ */
export const attachmentsOf = <const Name extends ReplyName, const Path extends string>(
  name: Name,
  { path, access, shows }: Attached<Path>,
) =>
  call({
    name,
    method: 'GET',
    path: `${path}/attachments` as const,
    access,
    overlay: false,
    input: () => z.strictObject({ id }),
    shows,
  })

const newAttachment = z.strictObject({ fileId: id, type: attachmentType })

/** Options that all calls which attach files have in common. */
const attaching = { method: 'POST', silent: true, idempotent: true } as const
const atOnce = <File extends z.ZodType>(file: File) => z.array(file).min(1).max(attachmentLimits.atOnce)

/** Attaches files that were uploaded for it to a record: all of them, or none. It answers `attachments`. */
/* @__NO_SIDE_EFFECTS__ */
export const attachTo = <const Name extends ReplyName, const Path extends string>(
  name: Name,
  { path, access }: Omit<Attached<Path>, 'shows'>,
) =>
  call({
    ...attaching,
    name,
    path: `${path}/attachments` as const,
    access,
    input: () => z.strictObject({ id, files: atOnce(newAttachment) }),
  })

/** The same where a file may belong to one line of the record, which is named by the order's line. */
/* @__NO_SIDE_EFFECTS__ */
export const attachToLines = <const Name extends ReplyName, const Path extends string>(
  name: Name,
  { path, access }: Omit<Attached<Path>, 'shows'>,
) =>
  call({
    ...attaching,
    name,
    path: `${path}/attachments` as const,
    access,
    input: () =>
      z.strictObject({
        id,
        files: atOnce(
          newAttachment.extend({ orderLineId: id.nullish().transform((value) => value ?? null) }),
        ),
      }),
  })

/** Takes a file away from a record. It answers `attachments`. */
/* @__NO_SIDE_EFFECTS__ */
export const detachFrom = <const Name extends ReplyName, const Path extends string>(
  name: Name,
  { path, access }: Omit<Attached<Path>, 'shows'>,
) =>
  call({
    name,
    method: 'DELETE',
    path: `${path}/attachments/{attachmentId}` as const,
    access,
    input: () => z.strictObject({ id, attachmentId: id }),
  })
