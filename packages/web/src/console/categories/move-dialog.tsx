import { moveCategory } from '@bdr/contract/categories/calls'
import { categoryLevels } from '@bdr/contract/categories/model'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { categoryPath } from '@bdr/text/names/categories'
import { categoryMove as words } from '@bdr/text/categories'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { Select } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { useComputed, useField } from '../../ui/form/use-field.ts'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { possibleParents, type Catalogue } from './catalogue.ts'
import { reloadCatalogue, type CategoryMutations } from './use-category-mutations.ts'

interface MoveDialogProps {
  catalogue: Catalogue
  row: CategoryRow | null
  move: CategoryMutations['move']
  onClose: () => void
}

/** Moves a category with its subtree to another place in the tree. */
export const MoveDialog = ({ row, ...props }: MoveDialogProps) => (
  <FormDialog isOpen={row !== null} title={row && words.title(row.name)} onClose={props.onClose}>
    {row && <MoveForm {...props} row={props.catalogue.byId.get(row.id) ?? row} />}
  </FormDialog>
)

/** The root of the tree, which is not a category. */
const top = ''

function MoveForm({ catalogue, row, move, onClose }: MoveDialogProps & { row: CategoryRow }) {
  const { id, version } = row
  const neighboursIn = (parentId: string) =>
    catalogue.childrenOf(parentId || null).filter((one) => one.id !== id)
  const start = {
    parentId: row.parentId ?? top,
    position: String(catalogue.childrenOf(row.parentId).findIndex((one) => one.id === id)),
  }
  const form = useCallForm({
    call: moveCategory,
    start,
    input: ({ parentId, position }, version) => ({
      id,
      version,
      parentId: parentId || null,
      position: Number(position),
    }),
    send: move,
    record: { version, reload: reloadCatalogue },
    // closing loses no typed input
    draft: null,
    onSent: () => {
      showToast('success', words.moved(row.name))
      onClose()
    },
  })
  const parent = useField<string>(form.at('parentId'), words.parent)
  const neighbours = useComputed(form, ({ parentId }) => neighboursIn(parentId).map(({ name }) => name))
  return (
    <DialogForm
      form={form}
      lead={words.effect(catalogue.belowOf(id).length)}
      submit={words.confirm}
      idle={!form.touched}
    >
      <ComboBox
        {...parent}
        label={words.parent}
        options={[
          { value: top, label: words.top },
          ...possibleParents(catalogue, row, categoryLevels).map((one) => ({
            value: one.id,
            label: categoryPath([...catalogue.aboveOf(one), one].map(({ name }) => name)),
          })),
        ]}
        onChange={(chosen) => {
          const parentId = chosen ?? start.parentId
          parent.onChange(parentId)
          // below another category it becomes the last one until another position is chosen
          form.set(
            'position',
            parentId === start.parentId ? start.position : String(neighboursIn(parentId).length),
          )
        }}
      />
      <Select
        {...form.at('position')}
        label={words.position}
        options={[
          { value: '0', label: words.first },
          ...neighbours.map((name, index) => ({ value: String(index + 1), label: words.after(name) })),
        ]}
      />
    </DialogForm>
  )
}
