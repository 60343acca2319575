import { z } from 'zod'
import { fieldChange } from './changes.ts'

/** The place of a fault: a cell of a workbook, or a node of an XML document; all null for the whole file. */
export const filePlace = z.object({
  sheet: z.string().nullable(),
  /** 1-based, as spreadsheet programs show it */
  row: z.number().int().nullable(),
  /** the column's heading as written in the file, or its letters if it has none */
  column: z.string().nullable(),
  /** cell address, `M2` */
  cell: z.string().nullable(),
  /** XPath with positions, `/Order/OrderLine[2]/LineItem/Quantity` */
  path: z.string().nullable(),
})
export type FilePlace = z.output<typeof filePlace>

/** A fault of an import file, with its place. */
export const fileFault = filePlace.extend({
  /** all rows with the same fault from the same cause, its own included; empty if it concerns no row */
  rows: z.array(z.number().int()),
  /** the number of those rows; those beyond `fileLimits.faultRows` are only counted */
  rowCount: z.number().int(),
  /** the text found there */
  value: z.string().nullable(),
  /** key of the sentence, `quantity.notPositive` */
  key: z.string(),
  message: z.string(),
})
export type FileFault = z.output<typeof fileFault>

/** The faults of a file, one for each cause: a limited list, and their total number. */
export const fileFaults = { faults: z.array(fileFault), faultCount: z.number().int() }

/** A part of a file that was not read, and why. */
export const unreadPart = z.object({
  /** null for an XML document */
  sheet: z.string().nullable(),
  /** the rows concerned, 1-based; empty for a column or the whole sheet; of an XML document its lines' positions */
  rows: z.array(z.number().int()),
  /** the column's letters and heading, `L 价格单位` */
  column: z.string().nullable(),
  /** the element of an XML document, `/Order/Contract`; with `rows`, the same element of several lines */
  path: z.string().nullable(),
  /** key of the sentence */
  key: z.string(),
  message: z.string(),
})
export type UnreadPart = z.output<typeof unreadPart>

/** A question that a person has to answer before a file can be imported. */
export const importQuestion = z.object({
  /** stable for the same question about the same file */
  id: z.string(),
  /** `rate`: one of the options or a tax rate as a fraction; `text`: any text */
  kind: z.enum(['choice', 'rate', 'text']),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** given in this import, or remembered; null while it is unanswered */
  answer: z.string().nullable(),
  /** whether the answer comes from an earlier file with the same layout */
  remembered: z.boolean(),
})
export type ImportQuestion = z.output<typeof importQuestion>

/** How an ambiguous part of the file was interpreted. */
export const importAssumption = z.object({
  sheet: z.string().nullable(),
  /** key of the sentence */
  key: z.string(),
  message: z.string(),
  question: importQuestion.nullable(),
})
export type ImportAssumption = z.output<typeof importAssumption>

/** What a reply contains about a file besides its records. Lists are cut off at `fileLimits.faults`. */
export const fileFindings = {
  ...fileFaults,
  assumptions: z.array(importAssumption),
  unread: z.array(unreadPart),
  unreadCount: z.number().int(),
}

/** The reply of an upload: the import that was started. */
export const importStarted = z.object({ id: z.string() })

/** The number of rows in each tab of a list, and in all: the reply of a call made with `countsOf`. */
export const tabCounts = <const Tab extends string>(tabs: readonly Tab[]) =>
  z.object({
    counts: z.array(
      z.object({
        tab: z.enum(['all', ...tabs]),
        /** capped at `countLimit`, with a filter at `tabLimit`, with a keyword at `foundLimit` */
        count: z.number().int(),
        hasMore: z.boolean(),
      }),
    ),
  })

/** One entry of a record's timeline. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  reason: z.string().nullable(),
  /** The part of the record it concerns, for records with parts: a line number, a receipt. */
  about: z.string().nullable(),
  /** the changed fields other than the state */
  changes: z.array(fieldChange),
})
export type HistoryEntry = z.output<typeof historyEntry>

/** The table heads of a workbook and the fields read from their columns, which a person can correct. */
export const importLayout = z.object({
  /** the same for every file whose head has the same texts */
  head: z.string(),
  sheet: z.string(),
  /** row of the headings, 1-based */
  row: z.number().int(),
  columns: z.array(
    z.object({
      /** 0-based */
      index: z.number().int(),
      /** `L` */
      letters: z.string(),
      heading: z.string(),
      /** the field, named as the kind of import names it */
      field: z.string().nullable(),
      /** whether a person chose it, now or for an earlier file */
      mapped: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  /** names of required fields that no column provides */
  missing: z.array(z.string()),
})
export type ImportLayout = z.output<typeof importLayout>
