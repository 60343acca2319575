import { unreferredHours, storedFile, type StoredFile } from '@bdr/contract/files/model'
import { changedFields, type FactName } from '@bdr/contract/company/changed'
import { presentFacts, type PresentFacts } from '@bdr/contract/company/model'
import { z } from 'zod'
import {
  changeOf,
  pairPapers,
  type Paper,
  type PaperChange,
} from '../../ui/console/company-facts/pair-papers.ts'

export const textFacts = [
  'name',
  'legalPerson',
  'registeredOn',
  'registeredCapital',
  'address',
  'businessScope',
  'bank.name',
  'bank.branch',
  'bank.account',
] as const
export type TextFact = (typeof textFacts)[number]

/** A file, and when it was brought with this form: one nobody refers to is swept away after a day. */
const formFile = storedFile.extend({ broughtAt: z.number().nullable() })
type FormFile = z.output<typeof formFile>

const formPaper = z.object({
  kind: z.string(),
  number: z.string(),
  /** empty while nothing is chosen, or where it has no end */
  validUntil: z.string(),
  endless: z.boolean(),
  file: formFile.nullable(),
})
const paperRow = formPaper.extend({
  key: z.string(),
  /** what it was, null for a new one */
  before: presentFacts.shape.qualifications.element.nullable(),
  removed: z.boolean(),
})
export type PaperRow = z.output<typeof paperRow>

/** The form of a change as it is filled in. */
const changeDraft = z.object({
  texts: z.record(z.enum(textFacts), z.string()),
  regionCode: z.string().nullable(),
  licence: formFile.nullable(),
  papers: z.array(paperRow),
  /** files it held were swept away while it was kept */
  filesGone: z.boolean(),
})
export type ChangeDraft = z.output<typeof changeDraft>

type BankPart = keyof NonNullable<PresentFacts['bank']>

export function textOf(facts: PresentFacts, fact: TextFact): string {
  const [field, part] = fact.split('.') as [FactName, BankPart | undefined]
  const value = part === undefined ? facts[field] : facts.bank?.[part]
  return typeof value === 'string' ? value : ''
}

const fileAmong =
  (files: readonly StoredFile[]) =>
  (id: string | null): FormFile | null => {
    const file = files.find((one) => one.id === id)
    return file === undefined ? null : { ...file, broughtAt: null }
  }

/** The form filled with `target`, its papers as what became of the present ones. */
export function draftOf(
  target: PresentFacts,
  present: PresentFacts,
  files: readonly StoredFile[],
): ChangeDraft {
  const fileOf = fileAmong(files)
  return {
    texts: Object.fromEntries(textFacts.map((fact) => [fact, textOf(target, fact)])) as ChangeDraft['texts'],
    regionCode: target.regionCode,
    licence: fileOf(target.licenceFileId),
    papers: rowsOf(
      present.qualifications,
      target.qualifications.map((paper) => ({ ...paper, ...formOf(paper, fileOf(paper.fileId)) })),
      fileOf,
    ),
    filesGone: false,
  }
}

const formOf = ({ kind, number, validUntil }: Paper, file: FormFile | null) => ({
  form: { kind, number, validUntil: validUntil ?? '', endless: validUntil === null, file },
})

/** A row for every paper there is, and one for every new one. What is not wanted is removed. */
function rowsOf(
  present: readonly Paper[],
  wanted: readonly (Paper & { form: z.output<typeof formPaper> })[],
  fileOf: (id: string) => FormFile | null,
): PaperRow[] {
  return pairPapers(present, wanted).map(({ before, after }, index) => ({
    ...(after?.form ?? formOf(before!, fileOf(before!.fileId)).form),
    key: `paper-${index}`,
    before,
    removed: after === null,
  }))
}

export const wantedPapers = (draft: ChangeDraft): PaperRow[] => draft.papers.filter((row) => !row.removed)

const wantedPaper = ({ kind, number, validUntil, endless, file }: z.output<typeof formPaper>): Paper => ({
  kind,
  number: number.trim(),
  validUntil: endless ? null : validUntil,
  fileId: file?.id ?? '',
})

/** The facts the form asks for; what is empty stays empty, for the contract to refuse. */
export function factsOf(draft: ChangeDraft): PresentFacts & { bank: NonNullable<PresentFacts['bank']> } {
  const text = (fact: TextFact) => draft.texts[fact].trim()
  return {
    name: text('name'),
    legalPerson: text('legalPerson'),
    registeredOn: text('registeredOn'),
    registeredCapital: text('registeredCapital'),
    regionCode: draft.regionCode ?? '',
    address: text('address'),
    businessScope: text('businessScope'),
    licenceFileId: draft.licence?.id ?? '',
    bank: {
      name: text('bank.name'),
      branch: text('bank.branch'),
      account: text('bank.account').replace(/\s+/g, ''),
    },
    qualifications: wantedPapers(draft).map(wantedPaper),
  }
}

/** What the form would change. Empty and not there are the same. */
export function changesOf(draft: ChangeDraft, present: PresentFacts): FactName[] {
  const facts = factsOf(draft)
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

/** An hour before the server's own limit: what is about to go is no use either. */
const livingMilliseconds = (unreferredHours - 1) * 3_600_000

/** A draft that was kept, on the facts as they are now, without files that are gone. */
export function keptDraft(
  kept: unknown,
  present: PresentFacts,
  files: readonly StoredFile[],
  now: number,
): ChangeDraft | null {
  const { data } = changeDraft.safeParse(kept)
  if (data === undefined) return null
  let filesGone = false
  const living = (file: FormFile | null): FormFile | null => {
    if (file === null) return null
    // its address of then may be too old
    const known = files.find((one) => one.id === file.id)
    if (known) return { ...known, broughtAt: file.broughtAt }
    if (file.broughtAt !== null && now - file.broughtAt < livingMilliseconds) return file
    filesGone = true
    return null
  }
  const wanted = wantedPapers(data).map((row) => {
    const form = { ...formPaper.parse(row), file: living(row.file) }
    return { ...wantedPaper(form), form }
  })
  const licence = living(data.licence)
  const papers = rowsOf(present.qualifications, wanted, fileAmong(files))
  return { ...data, licence, papers, filesGone }
}

export function changeOfRow(row: PaperRow): PaperChange {
  return changeOf({ before: row.before, after: row.removed ? null : wantedPaper(row) })
}

/** A row as the company has its paper. */
export function restoredRow(row: PaperRow, files: readonly StoredFile[]): PaperRow {
  if (row.before === null) return row
  return { ...row, ...formOf(row.before, fileAmong(files)(row.before.fileId)).form, removed: false }
}
