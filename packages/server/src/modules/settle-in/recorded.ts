import type { FieldChange } from '@bdr/contract/kernel/changes'
import type { StoredForm } from '@bdr/contract/settle-in/form'
import { checklistItems, type ChecklistItem } from '@bdr/contract/settle-in/model'
import type { Remark } from '@bdr/contract/settle-in/remarks'
import { checklistItem, contactRole, settleInPlaceName } from '@bdr/text/settle-in'
import { changesBetween } from '../../platform/field-changes.ts'
import type { Catalogue } from '../categories/catalogue.ts'
import { factChanges } from '../company/recorded.ts'

/** The fields in which an application differs from its former version. */
export async function formChanges(
  before: StoredForm,
  after: StoredForm,
  catalogue: Catalogue,
): Promise<FieldChange[]> {
  const describe = ({ contact, categoryIds }: StoredForm) => ({
    contactName: contact.name,
    contactRole: contactRole[contact.role],
    email: contact.email,
    categoryIds: categoryIds.map((id) => catalogue.byId.get(id)?.name ?? id).join('、'),
  })
  return [
    ...(await factChanges(factsOfForm(before), factsOfForm(after))),
    ...changesBetween(
      ['contactName', 'contactRole', 'email', 'categoryIds'],
      describe(before),
      describe(after),
    ),
  ]
}

const factsOfForm = ({ company, bank, qualifications }: StoredForm) => ({
  ...company,
  bank,
  qualifications,
})

export const checklistChanges = (
  before: readonly ChecklistItem[],
  after: readonly ChecklistItem[],
): FieldChange[] => {
  const describe = (ticked: readonly ChecklistItem[]) => ({
    checklist: checklistItems
      .filter((item) => ticked.includes(item))
      .map((item) => checklistItem[item])
      .join('\n'),
  })
  return changesBetween(['checklist'], describe(before), describe(after))
}

export const remarkChanges = (
  form: StoredForm,
  before: readonly Remark[],
  after: readonly Remark[],
): FieldChange[] => {
  const describe = (remarks: readonly Remark[]) => ({
    remarks: remarks.map(({ path, message }) => `${settleInPlaceName(path, form)} ${message}`).join('\n'),
  })
  return changesBetween(['remarks'], describe(before), describe(after))
}
