import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { ContactRole, SettleInForm } from '@bdr/contract/settle-in/form'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { randomId } from '../../lib/random-id.ts'
import {
  draftName,
  newestDraft,
  readDraft,
  storeDraft,
  sweepDrafts,
  withLivingFiles,
  type FormFile,
} from '../../ui/form/drafts.ts'
import { valueAt, withValueAt } from '../../ui/form/paths.ts'
import { textKeys } from './fields.ts'
import { placeOf, stepOf, type StepKey } from './places.ts'

export type Paper = {
  readonly kind: QualificationKind
  readonly number: string
  readonly validUntil: string
  readonly endless: boolean
  readonly fileId: FormFile | null
  /** somebody asked for its place, though no category does */
  readonly added?: boolean
}

/** By a key of its own, so that a paper is the same one when another before it was removed. */
export type Papers = Readonly<Record<string, Paper>>

type Texts<Part> = { readonly [Name in keyof Part]: string }

/** What is filled in: what the calls take, with files for their ids and each paper at its key. */
export type SettleInValues = {
  readonly company: Texts<Omit<SettleInForm['company'], 'licenceFileId'>> & {
    readonly licenceFileId: FormFile | null
  }
  readonly bank: Texts<SettleInForm['bank']>
  /** the mobile is nobody's before it was proved */
  readonly contact: Texts<SettleInForm['contact']> & { readonly mobile: string }
  readonly categoryIds: readonly string[]
  readonly papers: Papers
  /** the version that was accepted */
  readonly agreementVersion: string | null
}

/** The application a form mends. */
export interface Target {
  readonly id: string
  readonly version: number
  readonly applicationNo: string
}

/** What a reviewer said of a place, and what stood there then. */
export interface PlacedRemark {
  readonly place: string
  readonly message: string
  readonly was: string
}

/** A form that is not sent yet. */
export interface Draft {
  readonly target: Target | null
  readonly values: SettleInValues
  readonly step: StepKey
  readonly remarks: readonly PlacedRemark[]
}

export const emptyValues: SettleInValues = {
  company: {
    name: '',
    uscc: '',
    legalPerson: '',
    registeredOn: '',
    registeredCapital: '',
    regionCode: '',
    address: '',
    businessScope: '',
    licenceFileId: null,
  },
  bank: { name: '', branch: '', account: '' },
  contact: { mobile: '', name: '', role: '', email: '' },
  categoryIds: [],
  papers: {},
  agreementVersion: null,
}

export const emptyDraft: Draft = { target: null, values: emptyValues, step: 'company', remarks: [] }

/** A new form of a mobile, if one is proved already. */
export const newDraft = (mobile: string): Draft => ({
  ...emptyDraft,
  values: withValueAt(emptyValues, 'contact.mobile', mobile),
})

export const newPaper = (kind: QualificationKind): Paper => ({
  kind,
  number: '',
  validUntil: '',
  endless: false,
  fileId: null,
})

/** The papers with another one at the end. */
export const withPaper = (papers: Papers, paper: Paper): Papers => ({ ...papers, [randomId()]: paper })

/** What an application says, as a form holds it. */
export function valuesOf({ form, files }: OwnApplication, mobile: string): SettleInValues {
  const held = (id: string): FormFile | null => {
    const file = files.find((one) => one.id === id)
    return file ? { ...file, uploadedAt: null } : null
  }
  return {
    company: { ...form.company, licenceFileId: held(form.company.licenceFileId) },
    bank: form.bank,
    contact: { ...form.contact, email: form.contact.email ?? '', mobile },
    categoryIds: form.categoryIds,
    papers: form.qualifications.reduce<Papers>(
      (papers, { kind, number, validUntil, fileId }) =>
        withPaper(papers, {
          kind,
          number,
          validUntil: validUntil ?? '',
          endless: validUntil === null,
          fileId: held(fileId),
        }),
      {},
    ),
    // what is sent again is agreed to again
    agreementVersion: null,
  }
}

/** The form that mends an application, with what was said of it. */
export function correctionDraft(application: OwnApplication, mobile: string): Draft {
  const { id, version, applicationNo } = application
  const values = valuesOf(application, mobile)
  const remarks = application.remarks.map(({ path, message }) => {
    const place = placeOf(path, Object.keys(values.papers))
    return { place, message, was: contentAt(values, place) }
  })
  return { target: { id, version, applicationNo }, values, step: 'company', remarks }
}

/** A draft at the step of what a remark is about, and the place of it there. */
export function openedAt(draft: Draft, path: string | null): { first: Draft; place: string | null } {
  const place = path === null ? null : placeOf(path, Object.keys(draft.values.papers))
  const step = place === null ? null : stepOf(place)
  return { first: step === null ? draft : { ...draft, step }, place }
}

/** What stands at a place, to see whether it was changed; a file by its id, as its address is another each time. */
export const contentAt = (values: SettleInValues, place: string): string =>
  JSON.stringify(valueAt(values, place) ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'uploadedAt' in value ? (value as FormFile).id : value,
  )

/** Remarks nothing was changed for yet. */
export const openRemarks = (remarks: readonly PlacedRemark[], values: SettleInValues): PlacedRemark[] =>
  remarks.filter(({ place, was }) => contentAt(values, place) === was)

/** What is sent of a form in which nothing is missing. */
export function formOf(values: SettleInValues): SettleInForm {
  const texts = textKeys.reduce((all, key) => withValueAt(all, key, String(valueAt(all, key)).trim()), values)
  const { mobile: _mobile, ...contact } = texts.contact
  return {
    company: { ...texts.company, licenceFileId: texts.company.licenceFileId?.id ?? '' },
    bank: texts.bank,
    contact: { ...contact, role: contact.role as ContactRole, email: contact.email || null },
    categoryIds: [...values.categoryIds],
    qualifications: Object.values(values.papers).map(({ kind, number, validUntil, endless, fileId }) => ({
      kind,
      number: number.trim(),
      validUntil: endless ? null : validUntil,
      fileId: fileId?.id ?? '',
    })),
    // what was not accepted is refused before it is sent
    agreementVersion: values.agreementVersion as SettleInForm['agreementVersion'],
  }
}

const form = 'settle-in'

/** Where this device stores a draft: by the mobile it is of, and the application it mends. */
export const nameOfDraft = ({ target, values }: Draft): string =>
  draftName(values.contact.mobile, { form, id: target?.id })

export interface FoundDraft {
  readonly at: number
  readonly draft: Draft
  /** files that the server has removed meanwhile were taken out */
  readonly filesGone: boolean
}

/**
 * What this device has stored for an application, or for the one that is new; null when nothing.
 * @param mobile who is here; null before anybody is proved: then it is whatever was typed last
 */
export function findDraft(targetId: string | null, mobile: string | null, now: number): FoundDraft | null {
  sweepDrafts(now)
  const of = { form, id: targetId ?? undefined }
  const found =
    mobile === null ? newestDraft(of) : (readDraft(draftName(mobile, of)) ?? readDraft(draftName('', of)))
  if (found === null) return null
  const { typed, filesGone } = withLivingFiles(found.typed, null, now)
  return { at: found.at, draft: typed as Draft, filesGone }
}

export const storeApplication = (draft: Draft): boolean =>
  storeDraft(nameOfDraft(draft), { at: Date.now(), version: draft.target?.version ?? null, typed: draft })
