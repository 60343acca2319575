import type { QualificationKind } from '@bdr/contract/categories/qualifications'
import type { StoredFile } from '@bdr/contract/files/model'
import type { ContactRole, SettleInForm } from '@bdr/contract/settle-in/form'
import type { OwnApplication } from '@bdr/contract/settle-in/model'
import { randomId } from '../../lib/random-id.ts'
import { textKeys, type TextKey } from './fields.ts'
import { paperPlace, placeOf, stepOf, type StepKey } from './places.ts'

/** A file that was brought, and when: one nobody refers to is gone after a day. */
export interface BroughtFile {
  readonly file: StoredFile
  /** milliseconds of this device; null for a file that an application holds */
  readonly at: number | null
}

export interface Paper {
  readonly key: string
  readonly kind: QualificationKind
  readonly number: string
  readonly validUntil: string
  readonly endless: boolean
  readonly file: BroughtFile | null
  /** somebody asked for its place, though no category does */
  readonly added?: boolean
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

/** What was typed so far. */
export interface Draft {
  readonly target: Target | null
  readonly texts: Readonly<Record<TextKey, string>>
  readonly licence: BroughtFile | null
  readonly categoryIds: readonly string[]
  readonly papers: readonly Paper[]
  /** the agreement's version that was accepted */
  readonly accepted: string | null
  readonly mobile: string
  readonly step: StepKey
  readonly remarks: readonly PlacedRemark[]
}

export const emptyDraft: Draft = {
  target: null,
  texts: Object.fromEntries(textKeys.map((key) => [key, ''])) as Record<TextKey, string>,
  licence: null,
  categoryIds: [],
  papers: [],
  accepted: null,
  mobile: '',
  step: 'company',
  remarks: [],
}

export const newPaper = (kind: QualificationKind): Paper => ({
  key: randomId(),
  kind,
  number: '',
  validUntil: '',
  endless: false,
  file: null,
})

/** The form of an application: to mend it, or as the start of another one. */
export function draftOf(application: OwnApplication, mobile: string, mending: boolean): Draft {
  const { form, files } = application
  const held = (id: string): BroughtFile | null => {
    const file = files.find((one) => one.id === id)
    return file ? { file, at: null } : null
  }
  const sections: Readonly<Record<string, unknown>> = { ...form }
  const textAt = (key: TextKey): string => {
    const [section, field] = key.split('.') as [string, string]
    return (sections[section] as Readonly<Record<string, string | null>>)[field] ?? ''
  }
  const draft: Draft = {
    ...emptyDraft,
    target: mending
      ? { id: application.id, version: application.version, applicationNo: application.applicationNo }
      : null,
    texts: Object.fromEntries(textKeys.map((key) => [key, textAt(key)])) as Record<TextKey, string>,
    licence: held(form.company.licenceFileId),
    categoryIds: form.categoryIds,
    papers: form.qualifications.map(({ kind, number, validUntil, fileId }) => ({
      key: randomId(),
      kind,
      number,
      validUntil: validUntil ?? '',
      endless: validUntil === null,
      file: held(fileId),
    })),
    mobile,
  }
  if (!mending) return draft
  const remarks = application.remarks.map(({ path, message }) => {
    const place = placeOf(path, draft.papers)
    return { place, message, was: valueAt(draft, place) }
  })
  return { ...draft, remarks }
}

/** A draft at the step of what a remark is about, and the place of it there. */
export function openedAt(draft: Draft, path: string | null): { first: Draft; place: string | null } {
  const place = path === null ? null : placeOf(path, draft.papers)
  const step = place === null ? null : stepOf(place)
  return { first: step === null ? draft : { ...draft, step }, place }
}

/** What stands at a place, to see whether it was changed. */
export function valueAt({ texts, licence, categoryIds, papers, mobile }: Draft, place: string): string {
  const all = {
    ...texts,
    'company.licenceFileId': licence?.file.id,
    'contact.mobile': mobile,
    categoryIds,
    ...Object.fromEntries(
      papers.flatMap(({ key, kind, number, validUntil, endless, file }) =>
        Object.entries({ kind, number, validUntil: endless ? null : validUntil, fileId: file?.file.id }).map(
          ([field, value]) => [paperPlace(key, field), value],
        ),
      ),
    ),
  }
  const within = place === 'qualifications' ? 'paper:' : place
  return JSON.stringify(Object.entries(all).filter(([name]) => name === place || name.startsWith(within)))
}

/** Remarks nothing was changed for yet. */
export const openRemarks = (draft: Draft): PlacedRemark[] =>
  draft.remarks.filter(({ place, was }) => valueAt(draft, place) === was)

/** What is sent of a draft in which nothing is missing. */
export function formOf({ texts, licence, categoryIds, papers, accepted }: Draft): SettleInForm {
  const text = (key: TextKey) => texts[key].trim()
  return {
    company: {
      name: text('company.name'),
      uscc: text('company.uscc'),
      legalPerson: text('company.legalPerson'),
      registeredOn: text('company.registeredOn'),
      registeredCapital: text('company.registeredCapital'),
      regionCode: text('company.regionCode'),
      address: text('company.address'),
      businessScope: text('company.businessScope'),
      licenceFileId: licence?.file.id ?? '',
    },
    bank: { name: text('bank.name'), branch: text('bank.branch'), account: text('bank.account') },
    contact: {
      name: text('contact.name'),
      role: text('contact.role') as ContactRole,
      email: text('contact.email') || null,
    },
    categoryIds: [...categoryIds],
    qualifications: papers.map(({ kind, number, validUntil, endless, file }) => ({
      kind,
      number: number.trim(),
      validUntil: endless ? null : validUntil,
      fileId: file?.file.id ?? '',
    })),
    // what was not accepted is refused before it is sent
    agreementVersion: accepted as SettleInForm['agreementVersion'],
  }
}
