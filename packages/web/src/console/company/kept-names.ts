import { editableParts, type EditablePart } from './editable-section.tsx'

/** The names under which the device keeps what somebody typed into their company's forms, or has read. */
export const keptNames = (
  uid: string,
): Readonly<Record<EditablePart | 'change' | 'refusalRead', string>> => ({
  profile: `company/${uid}/profile`,
  addresses: `company/${uid}/addresses`,
  contacts: `company/${uid}/contacts`,
  change: `company/${uid}/change`,
  refusalRead: `company/${uid}/refusal-read`,
})

/** The part somebody was editing when the page was closed. */
export const keptPart = (storage: Pick<Storage, 'getItem'>, uid: string): EditablePart | null =>
  editableParts.find((part) => isKept(storage, keptNames(uid)[part])) ?? null

export function isKept(storage: Pick<Storage, 'getItem'>, name: string): boolean {
  try {
    return storage.getItem(name) !== null
  } catch {
    return false
  }
}
