import type { ColumnType } from 'kysely'

/** bigint columns are decimal text on both drivers. */
export type Id = string
export type GeneratedId = ColumnType<Id, never, never>
/** A random bigint, so that gaps in a sequence do not reveal how many others there are. */
export type RandomId = ColumnType<Id, Id | undefined, never>
/** timestamptz: read as ISO text with Z, written as ISO text or a Date. */
export type Instant = ColumnType<string, string | Date, string | Date>
export type DefaultInstant = ColumnType<string, string | Date | undefined, string | Date>
/** date: `2026-11-20` */
export type Day = string
