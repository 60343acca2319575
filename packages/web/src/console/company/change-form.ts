import type { StoredFile } from '@bdr/contract/files/replies'
import { changedFields, type FactName } from '@bdr/contract/company/changed'
import type { PresentFacts } from '@bdr/contract/company/model'
import {
  changeOf,
  pairPapers,
  type Paper,
  type PaperChange,
} from '../../ui/console/company-facts/pair-papers.ts'
import type { FormFile } from '../../ui/form/drafts.ts'
import { withTyped } from '../../ui/form/typed.ts'

type FormPaper = {
  kind: string
  number: string
  /** empty while nothing is chosen, or where it does not expire */
  validUntil: string
  endless: boolean
  file: FormFile | null
}
export type PaperRow = FormPaper & {
  /** the former paper, null for a new one */
  before: Paper | null
  removed: boolean
}

/** The values of the form of a change, with texts under their paths in the facts. */
export type ChangeValues = {
  facts: {
    name: string
    legalPerson: string
    registeredOn: string
    registeredCapital: string
    regionCode: string
    address: string
    businessScope: string
    bank: { name: string; branch: string; account: string }
  }
  licence: FormFile | null
  papers: PaperRow[]
}

const fileAmong =
  (files: readonly StoredFile[]) =>
  (id: string | null): FormFile | null => {
    const file = files.find((one) => one.id === id)
    return file === undefined ? null : { ...file, uploadedAt: null }
  }

export const textsOf = (facts: PresentFacts): ChangeValues['facts'] => ({
  name: facts.name,
  legalPerson: facts.legalPerson ?? '',
  registeredOn: facts.registeredOn ?? '',
  registeredCapital: facts.registeredCapital ?? '',
  regionCode: facts.regionCode ?? '',
  address: facts.address ?? '',
  businessScope: facts.businessScope ?? '',
  bank: {
    name: facts.bank?.name ?? '',
    branch: facts.bank?.branch ?? '',
    account: facts.bank?.account ?? '',
  },
})

/** The form filled with `target`, whose papers are matched with the present ones. */
export function valuesOf(
  target: PresentFacts,
  present: PresentFacts,
  files: readonly StoredFile[],
): ChangeValues {
  const fileOf = fileAmong(files)
  const wanted = target.qualifications.map((paper) => ({
    ...paper,
    form: formOf(paper, fileOf(paper.fileId)),
  }))
  return {
    facts: textsOf(target),
    licence: fileOf(target.licenceFileId),
    papers: rowsOf(present.qualifications, wanted, fileOf),
  }
}

/** The typed values applied to the present facts: the papers are matched with the present ones again. */
export function mergeWithPresent(
  start: ChangeValues,
  typed: unknown,
  present: PresentFacts,
  files: readonly StoredFile[],
): ChangeValues {
  const values = withTyped(start, typed)
  const wanted = values.papers
    .filter((row) => !row.removed)
    .map(({ before: _before, removed: _removed, ...form }) => ({ ...wantedPaper(form), form }))
  return { ...values, papers: rowsOf(present.qualifications, wanted, fileAmong(files)) }
}

const formOf = ({ kind, number, validUntil }: Paper, file: FormFile | null): FormPaper => ({
  kind,
  number,
  validUntil: validUntil ?? '',
  endless: validUntil === null,
  file,
})

/** A row for every present paper and for every new one. Unwanted ones are marked as removed. */
function rowsOf(
  present: readonly Paper[],
  wanted: readonly (Paper & { form: FormPaper })[],
  fileOf: (id: string) => FormFile | null,
): PaperRow[] {
  return pairPapers(present, wanted).map(({ before, after }) => ({
    ...(after?.form ?? formOf(before!, fileOf(before!.fileId))),
    before,
    removed: after === null,
  }))
}

const wantedPaper = ({ kind, number, validUntil, endless, file }: FormPaper): Paper => ({
  kind,
  number: number.trim(),
  validUntil: endless ? null : validUntil,
  fileId: file?.id ?? '',
})

/** The facts the form requests; empty values stay empty, and the contract refuses them. */
export function factsOf({ facts, licence, papers }: ChangeValues) {
  const { bank, ...texts } = facts
  return {
    name: texts.name.trim(),
    legalPerson: texts.legalPerson.trim(),
    registeredOn: texts.registeredOn,
    registeredCapital: texts.registeredCapital.trim(),
    regionCode: texts.regionCode,
    address: texts.address.trim(),
    businessScope: texts.businessScope.trim(),
    licenceFileId: licence?.id ?? '',
    bank: {
      name: bank.name.trim(),
      branch: bank.branch.trim(),
      account: bank.account.replace(/\s+/g, ''),
    },
    qualifications: papers.filter((row) => !row.removed).map(wantedPaper),
  }
}

/** What the form would change. Empty and absent values count as equal. */
export function changesOf(values: ChangeValues, present: PresentFacts): FactName[] {
  const facts = factsOf(values)
  const noBank = Object.values(facts.bank).every((text) => text === '')
  return changedFields(present, {
    ...facts,
    legalPerson: facts.legalPerson || null,
    registeredOn: facts.registeredOn || null,
    registeredCapital: facts.registeredCapital || null,
    regionCode: facts.regionCode || null,
    address: facts.address || null,
    businessScope: facts.businessScope || null,
    licenceFileId: facts.licenceFileId || null,
    bank: noBank ? null : facts.bank,
  })
}

/** Faults of the call refer to a paper by its position among those that are sent. */
export function placeOf(path: string, { papers }: ChangeValues) {
  if (path === 'facts.licenceFileId') return 'licence' as const
  const [, list, index, field] = path.split('.')
  if (list !== 'qualifications') return undefined
  const row = index === undefined ? undefined : papers.filter((one) => !one.removed)[Number(index)]
  if (row === undefined) return 'papers' as const
  const shown = field === 'kind' || field === 'number' || field === 'validUntil' ? field : 'file'
  return `papers.${papers.indexOf(row)}.${shown}` as const
}

export const changeOfRow = (row: PaperRow): PaperChange =>
  changeOf({ before: row.before, after: row.removed ? null : wantedPaper(row) })

/** The row of a present paper. */
export function restoredRow(row: PaperRow, files: readonly StoredFile[]): PaperRow {
  if (row.before === null) return row
  return { ...row, ...formOf(row.before, fileAmong(files)(row.before.fileId)), removed: false }
}

export const newPaper: PaperRow = {
  kind: '',
  number: '',
  validUntil: '',
  endless: false,
  file: null,
  before: null,
  removed: false,
}
