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
  withExistingFiles,
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
  /** the applicant added its place, though no category requires it */
  readonly added?: boolean
}

/** By keys of their own, so that a paper keeps its identity when one before it is removed. */
export type Papers = Readonly<Record<string, Paper>>

type Texts<Part> = { readonly [Name in keyof Part]: string }

/** The values of the form: the calls' input, with files in place of their ids and each paper at its key. */
export type SettleInValues = {
  readonly company: Texts<Omit<SettleInForm['company'], 'licenceFileId'>> & {
    readonly licenceFileId: FormFile | null
  }
  readonly bank: Texts<SettleInForm['bank']>
  /** empty before it is confirmed */
  readonly contact: Texts<SettleInForm['contact']> & { readonly mobile: string }
  readonly categoryIds: readonly string[]
  readonly papers: Papers
  /** the version that was accepted */
  readonly agreementVersion: string | null
}

/** The returned application that a form corrects. */
export interface Target {
  readonly id: string
  readonly version: number
  readonly applicationNo: string
}

/** A reviewer's remark about a place, and the value that the place had then. */
export interface PlacedRemark {
  readonly place: string
  readonly message: string
  readonly was: string
}

/** A form that has not been sent yet. */
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

/** A new form for a mobile, if one is confirmed already. */
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

/** The values of the form from an application. */
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
    // sending again requires to agree again
    agreementVersion: null,
  }
}

/** The draft for correcting a returned application, with the reviewer's remarks. */
export function correctionDraft(application: OwnApplication, mobile: string): Draft {
  const { id, version, applicationNo } = application
  const values = valuesOf(application, mobile)
  const remarks = application.remarks.map(({ path, message }) => {
    const place = placeOf(path, Object.keys(values.papers))
    return { place, message, was: contentAt(values, place) }
  })
  return { target: { id, version, applicationNo }, values, step: 'company', remarks }
}

/** A draft at the step of a remark, and the remark's place there. */
export function openedAt(draft: Draft, path: string | null): { first: Draft; place: string | null } {
  const place = path === null ? null : placeOf(path, Object.keys(draft.values.papers))
  const step = place === null ? null : stepOf(place)
  return { first: step === null ? draft : { ...draft, step }, place }
}

/**
 * The value at a place, to detect changes; a file is compared by its id, because its signed address differs
 * each time.
 */
export const contentAt = (values: SettleInValues, place: string): string =>
  JSON.stringify(valueAt(values, place) ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'uploadedAt' in value ? (value as FormFile).id : value,
  )

/** The remarks about places that have not been changed yet. */
export const openRemarks = (remarks: readonly PlacedRemark[], values: SettleInValues): PlacedRemark[] =>
  remarks.filter(({ place, was }) => contentAt(values, place) === was)

/** The input to send for a form without faults. */
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
    // a missing agreement is refused before anything is sent
    agreementVersion: values.agreementVersion as SettleInForm['agreementVersion'],
  }
}

const form = 'settle-in'

/** The name under which this device stores a draft: by its mobile, and the application it corrects. */
export const nameOfDraft = ({ target, values }: Draft): string =>
  draftName(values.contact.mobile, { form, id: target?.id })

export interface FoundDraft {
  readonly at: number
  readonly draft: Draft
  /** files that the server has removed meanwhile were removed from the draft */
  readonly filesGone: boolean
}

/**
 * The draft that this device has stored for an application, or for a new one; null when none is stored.
 * @param mobile the applicant's; null before it is confirmed: then it is the draft that was typed last
 */
export function findDraft(targetId: string | null, mobile: string | null, now: number): FoundDraft | null {
  sweepDrafts(now)
  const of = { form, id: targetId ?? undefined }
  const found =
    mobile === null ? newestDraft(of) : (readDraft(draftName(mobile, of)) ?? readDraft(draftName('', of)))
  if (found === null) return null
  const { typed, filesGone } = withExistingFiles(found.typed, null, now)
  return { at: found.at, draft: typed as Draft, filesGone }
}

export const storeApplication = (draft: Draft): boolean =>
  storeDraft(nameOfDraft(draft), { at: Date.now(), version: draft.target?.version ?? null, typed: draft })
