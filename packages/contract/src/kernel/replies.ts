import { z } from 'zod'
import { fieldChange } from './changes.ts'

/** A cell of a workbook, or a place in an XML document; all null for the file as a whole. */
export const filePlace = z.object({
  sheet: z.string().nullable(),
  /** 1-based, as the spreadsheet program shows it */
  row: z.number().int().nullable(),
  /** the column's heading as the file spells it, or its letter where it has none */
  column: z.string().nullable(),
  /** cell address, `M2` */
  cell: z.string().nullable(),
  /** XML path with positions, `/Order/OrderLine[2]/LineItem/Quantity` */
  path: z.string().nullable(),
})
export type FilePlace = z.output<typeof filePlace>

/** What is wrong with an import file, and where. */
export const fileFault = filePlace.extend({
  /** every row that has it for the same cause, its own included; empty where it is about no row */
  rows: z.array(z.number().int()),
  /** how many those are in all; beyond `fileLimits.faultRows` they are only counted */
  rowCount: z.number().int(),
  /** what stands there */
  value: z.string().nullable(),
  /** names the sentence, `quantity.notPositive` */
  key: z.string(),
  message: z.string(),
})
export type FileFault = z.output<typeof fileFault>

/** The faults of a file, one for each cause: those listed, and how many there are in all. */
export const fileFaults = { faults: z.array(fileFault), faultCount: z.number().int() }

/** Something of a file that was not read, and why. */
export const unreadPart = z.object({
  sheet: z.string(),
  /** of its rows, 1-based; empty for a column or the whole sheet */
  rows: z.array(z.number().int()),
  /** the column's letters and heading, `L 价格单位` */
  column: z.string().nullable(),
  /** names the sentence */
  key: z.string(),
  message: z.string(),
})
export type UnreadPart = z.output<typeof unreadPart>

/** What a person has to say before a file can be taken over. */
export const importQuestion = z.object({
  /** the same for the same question about the same file */
  id: z.string(),
  /** `rate`: one of the options or a tax rate as a fraction; `text`: anything */
  kind: z.enum(['choice', 'rate', 'text']),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** given now, or remembered; null while it is open */
  answer: z.string().nullable(),
  /** answered for another file of the same layout */
  remembered: z.boolean(),
})
export type ImportQuestion = z.output<typeof importQuestion>

/** How the file was understood where it does not say so itself. */
export const importAssumption = z.object({
  sheet: z.string().nullable(),
  /** names the sentence */
  key: z.string(),
  message: z.string(),
  question: importQuestion.nullable(),
})
export type ImportAssumption = z.output<typeof importAssumption>

/** What a reply says of a file besides its records; lists are cut at `fileLimits.faults`. */
export const fileFindings = {
  ...fileFaults,
  assumptions: z.array(importAssumption),
  unread: z.array(unreadPart),
  unreadCount: z.number().int(),
}

/** What an upload answers: the import that has begun. */
export const importStarted = z.object({ id: z.string() })

/** How many rows each tab of a list has, and all of them: what a call of `countsOf` answers. */
export const tabCounts = <const Tab extends string>(tabs: readonly Tab[]) =>
  z.object({
    counts: z.array(
      z.object({
        tab: z.enum(['all', ...tabs]),
        /** at most `countLimit`, under a filter `tabLimit`, or as many as are found by a keyword */
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
  /** What it was about, where the record has parts: a line number, a receipt. */
  about: z.string().nullable(),
  /** what it changed besides the state */
  changes: z.array(fieldChange),
})
export type HistoryEntry = z.output<typeof historyEntry>

/** The table heads of a workbook and what is read from their columns, to be corrected by hand. */
export const importLayout = z.object({
  /** the same for every file whose head has the same texts */
  head: z.string(),
  sheet: z.string(),
  /** of the headings, 1-based */
  row: z.number().int(),
  columns: z.array(
    z.object({
      /** 0-based */
      index: z.number().int(),
      /** `L` */
      letters: z.string(),
      heading: z.string(),
      /** what the kind of import calls it */
      field: z.string().nullable(),
      /** somebody said so, now or for an earlier file */
      mapped: z.boolean(),
      samples: z.array(z.string()),
    }),
  ),
  /** what every line needs and nothing says, by name */
  missing: z.array(z.string()),
})
export type ImportLayout = z.output<typeof importLayout>
