import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { ImportQuestion } from '@bdr/contract/kernel/replies'
import type { Fault } from '@bdr/text/import-file'
import { FaultList, type FaultLimits, type FaultsFound } from '../workbook/fault-list.ts'
import type { FileRefused } from '../workbook/file-refused.ts'

/** How a file was understood where it does not say so itself. */
export interface Assumption extends Fault {
  readonly sheet: string | null
  readonly question: Question | null
}

/** What a person has to answer; the labels of its options are made at the edge. */
export interface Question extends Omit<ImportQuestion, 'options'> {
  readonly options: readonly string[]
}

/** Something of a file that was not read, and why. */
export interface UnreadPart extends Fault {
  readonly sheet: string
  /** 1-based; empty for a column or the whole sheet */
  readonly rows: readonly number[]
  readonly column: string | null
}

/** Everything that is reported about how a file was read. */
export interface FileFindings extends FaultsFound {
  readonly assumptions: readonly Assumption[]
  readonly unread: readonly UnreadPart[]
  readonly unreadCount: number
}

export interface Asked extends Pick<ImportQuestion, 'id' | 'kind'> {
  readonly sheet?: string | null
  readonly options?: readonly string[]
  /** whether an answer can be taken, for what is asked as `rate` or `text` */
  readonly takes?: (answer: string) => boolean
  /** what was answered for an earlier file of the same layout */
  readonly remembered?: string | null
}

/** Collects what is wrong with a file, what was assumed about it and what was left unread. */
export class Findings {
  readonly faults: FaultList
  readonly #answers: Readonly<Record<string, string>>
  readonly #assumptions: Assumption[] = []
  readonly #unread = new Map<string, UnreadPart>()

  /** @param answers what a person answered so far, by the question's id */
  constructor(answers: Readonly<Record<string, string>> = {}, limits?: FaultLimits) {
    this.#answers = answers
    this.faults = new FaultList(limits)
  }

  get found(): FileFindings {
    const unread = [...this.#unread.values()]
    return {
      ...this.faults.found,
      assumptions: this.#assumptions.slice(0, fileLimits.faults),
      unread: unread.slice(0, fileLimits.faults),
      unreadCount: unread.length,
    }
  }

  assume(statement: Fault, sheet: string | null = null): void {
    const isKnown = this.#assumptions.some(
      (known) => known.question === null && known.key === statement.key && known.sheet === sheet,
    )
    if (!isKnown) this.#assumptions.push({ ...statement, sheet, question: null })
  }

  /**
   * Asks what only a person can know.
   * @returns the answer, null while there is none
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

  /** What was answered to a question of this file, or remembered. */
  answerTo(id: string): string | null {
    return this.#assumptions.find(({ question }) => question?.id === id)?.question?.answer ?? null
  }

  /** Rows of one sheet that are left out for the same reason are reported together. */
  leaveOut(sheet: string, part: { row?: number; column?: string }, why: Fault): void {
    const key = JSON.stringify([sheet, part.column ?? null, why])
    const known = this.#unread.get(key)
    const rows = part.row === undefined ? [] : [part.row]
    this.#unread.set(key, {
      ...why,
      sheet,
      column: part.column ?? null,
      rows: [...(known?.rows ?? []), ...rows],
    })
  }
}

/** What is reported of a file that could not be opened at all. */
export const refusedFindings = (fault: FaultsFound['faults'][number]): FileFindings => ({
  faults: [fault],
  faultCount: 1,
  assumptions: [],
  unread: [],
  unreadCount: 0,
})

/** What was read of a file of records; they may be added only when `faultCount` is 0. */
export interface ReadRecords<Record> extends FileFindings {
  readonly records: readonly Record[]
}

/** What is stored of a list that could not be opened: why. */
export const refusedRecords = ({ fault }: FileRefused): ReadRecords<never> => ({
  records: [],
  ...refusedFindings(fault),
})

/** Whether anything still has to be answered. */
export const hasOpenQuestion = ({ assumptions }: Pick<FileFindings, 'assumptions'>): boolean =>
  assumptions.some(({ question }) => question !== null && question.answer === null)
