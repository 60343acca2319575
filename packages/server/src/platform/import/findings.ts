import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { FilePlace, ImportQuestion } from '@bdr/contract/kernel/replies'
import type { Fault } from '@bdr/text/import-file'
import { FaultList, type FaultLimits, type FaultsFound } from '../workbook/fault-list.ts'
import { fileFault } from '../workbook/file-fault.ts'
import { wholeFile, type FileRefused } from '../workbook/file-refused.ts'
import type { Reading } from '../workbook/reading.ts'
import type { HiddenTime } from '../workbook/values/day.ts'
import { Elements, noElements, type ElementCount } from './elements.ts'

/** How an ambiguous part of a file was interpreted. */
export interface Assumption extends Fault {
  readonly sheet: string | null
  readonly question: Question | null
}

/** A question that a person has to answer. The labels of its options are added when the reply is made. */
export interface Question extends Omit<ImportQuestion, 'options'> {
  readonly options: readonly string[]
}

/** A part of a file that was not read, and why. */
export interface UnreadPart extends Fault {
  /** null for an XML document */
  readonly sheet: string | null
  /** 1-based; empty for a column or the whole sheet. In an XML document the positions of the order's lines. */
  readonly rows: readonly number[]
  readonly column: string | null
  /** the element of an XML document; that of all `rows`, if there are any */
  readonly path: string | null
}

/** What was found so far, or while checking what was read. */
interface Found extends FaultsFound {
  readonly assumptions: readonly Assumption[]
  readonly unread: readonly UnreadPart[]
  readonly unreadCount: number
}

/** Everything reported about the reading of a file. Only `Findings.finish` makes it, which misses no element. */
export interface FileFindings extends Found {
  readonly elements: ElementCount
}

export interface Asked extends Pick<ImportQuestion, 'id' | 'kind'> {
  readonly sheet?: string | null
  readonly options?: readonly string[]
  /** whether an answer is valid, for questions of kind `rate` or `text` */
  readonly takes?: (answer: string) => boolean
  /** the answer given for an earlier file with the same layout */
  readonly remembered?: string | null
}

/** More notes about readings would hide the questions, and nobody reads them. */
const mostSaid = 200
/** of a question, as answers accept it */
const longestId = 200

/** Collects the faults of a file, the assumptions made about it and the parts that were not read. */
export class Findings {
  readonly faults: FaultList
  readonly elements = new Elements()
  readonly #answers: Readonly<Record<string, string>>
  readonly #assumptions: Assumption[] = []
  readonly #said = new Set<string>()
  readonly #unread = new Map<string, UnreadPart>()

  /** @param answers a person's answers so far, by the question's id */
  constructor(answers: Readonly<Record<string, string>> = {}, limits?: FaultLimits) {
    this.#answers = answers
    this.faults = new FaultList(limits, (place) => this.elements.settle(place, 'faulty'))
  }

  get found(): Found {
    const unread = [...this.#unread.values()]
    return {
      ...this.faults.found,
      assumptions: this.#assumptions.slice(0, fileLimits.faults),
      unread: unread.slice(0, fileLimits.faults),
      unreadCount: unread.length,
    }
  }

  /**
   * Ends the reading. An element that became neither a record nor a fault, and that is not said to be unread, is a fault
   * itself, unless an unanswered question may hold it back.
   * @param missing number of records that were read and are not in the result
   */
  finish(missing = 0): FileFindings {
    const count = this.elements.count
    if (!hasOpenQuestion({ assumptions: this.#assumptions })) {
      for (const place of this.elements.lost) this.faults.add(place, null, fileFault('record.lost'))
      if (missing > 0) this.faults.add(wholeFile, null, fileFault('records.lost', { count: missing }))
    }
    return { ...this.found, elements: { ...count, lost: count.lost + missing } }
  }

  assume(statement: Fault, sheet: string | null = null): void {
    const isKnown = this.#assumptions.some(
      (known) => known.question === null && known.key === statement.key && known.sheet === sheet,
    )
    if (!isKnown) this.#assumptions.push({ ...statement, sheet, question: null })
  }

  /** Tells how a cell was read, once for each column and what it is about. */
  say(reading: Reading<unknown>, { sheet, column }: Pick<FilePlace, 'sheet' | 'column'>): void {
    if (!('said' in reading) || !reading.said) return
    const { key, params, about } = reading.said
    const id = JSON.stringify([key, sheet, column, about])
    if (this.#said.has(id) || this.#said.size >= mostSaid) return
    this.#said.add(id)
    this.#assumptions.push({
      key,
      params: { ...(params as object), column: column ?? '' },
      sheet,
      question: null,
    })
  }

  /** How a day is read whose cell stores a time that it does not show; asked once for each column. */
  hiddenTime({ sheet, column }: Pick<FilePlace, 'sheet' | 'column'>): HiddenTime {
    return (stored) => {
      const question = {
        id: `time:${sheet}:${column}`.slice(0, longestId),
        kind: 'choice',
        sheet,
        options: ['nearest', 'shown'],
      } as const
      const asked = fileFault('date.hiddenTime', { stored, column: column ?? '' })
      return this.ask(asked, question) === 'nearest' ? 'nearest' : 'shown'
    }
  }

  /**
   * Asks a question that only a person can answer.
   * @returns the answer, null if there is none yet
   */
  ask(
    statement: Fault,
    { id, kind, sheet = null, options = [], takes, remembered = null }: Asked,
  ): string | null {
    const known = this.#assumptions.find(({ question }) => question?.id === id)
    if (known) return known.question!.answer
    const given = this.#answers[id]
    const isTaken = given !== undefined && (options.includes(given) || (takes?.(given) ?? false))
    const answer = isTaken ? given : remembered
    const question = { id, kind, options, answer, remembered: !isTaken && remembered !== null }
    this.#assumptions.push({ ...statement, sheet, question })
    return answer
  }

  /** The answer to a question, given for this file or remembered. */
  answerTo(id: string): string | null {
    return this.#assumptions.find(({ question }) => question?.id === id)?.question?.answer ?? null
  }

  /** Reports a part that is not read. Rows of one sheet with the same reason are reported together. */
  leaveOut(
    sheet: string | null,
    part: { row?: number; rows?: readonly number[]; column?: string; path?: string },
    why: Fault,
  ): void {
    const { column = null, path = null } = part
    const key = JSON.stringify([sheet, column, path, why])
    const known = this.#unread.get(key)
    const rows = part.row === undefined ? (part.rows ?? []) : [part.row]
    if (part.row !== undefined) this.elements.settle({ sheet, row: part.row, path: null }, 'unread')
    else if (sheet !== null && column === null) this.elements.settleRest(sheet, 'unread')
    this.#unread.set(key, { ...why, sheet, column, path, rows: [...(known?.rows ?? []), ...rows] })
  }
}

/** The findings for a file that could not be opened. */
export const refusedFindings = (fault: FaultsFound['faults'][number]): FileFindings => ({
  faults: [fault],
  faultCount: 1,
  assumptions: [],
  unread: [],
  unreadCount: 0,
  elements: noElements,
})

/** The records read from a file. They may be added only if `faultCount` is 0. */
export interface ReadRecords<Record> extends FileFindings {
  readonly records: readonly Record[]
}

/** The result for a list that could not be opened: only the reason. */
export const refusedRecords = ({ fault }: FileRefused): ReadRecords<never> => ({
  records: [],
  ...refusedFindings(fault),
})

/** Whether any question is unanswered. */
export const hasOpenQuestion = ({ assumptions }: Pick<FileFindings, 'assumptions'>): boolean =>
  assumptions.some(({ question }) => question !== null && question.answer === null)
