import { categoryLevels, type CategoryRow } from '@bdr/contract/categories/model'
import { categoryPath } from '@bdr/text/categories'
import { categoryMove as words } from '@bdr/text/console-categories'
import { Select } from '../../ui/kit/select.tsx'
import { useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { ComboBox } from '../../ui/kit/combo-box.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { possibleParents, type Catalogue } from './catalogue.ts'
import { reloadCatalogue, type CategoryMutations } from './use-category-mutations.ts'

interface MoveDialogProps {
  catalogue: Catalogue
  row: CategoryRow | null
  move: CategoryMutations['move']
  onClose: () => void
}

/** Puts a category elsewhere in the tree, with all that lies below it. */
export const MoveDialog = ({ row, ...props }: MoveDialogProps) => (
  <Dialog isOpen={row !== null} title={row && words.title(row.name)} onClose={props.onClose} width={520}>
    {row && <MoveForm {...props} row={row} />}
  </Dialog>
)

/** stands for no parent in the list */
const top = 'top'
const shown = { line: ['parentId'], form: ['parentId'] } as const

function MoveForm({ catalogue, row: given, move, onClose }: MoveDialogProps & { row: CategoryRow }) {
  const row = catalogue.byId.get(given.id) ?? given
  const [parentId, setParentId] = useState(row.parentId)
  const [position, setPosition] = useState<number | null>(null)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const neighbours = catalogue.childrenOf(parentId).filter(({ id }) => id !== row.id)
  const stays = parentId === row.parentId
  const present = catalogue.childrenOf(row.parentId).findIndex(({ id }) => id === row.id)
  const place = position ?? (stays ? present : neighbours.length)

  const confirm = async () => {
    const { id, version } = row
    if (!(await attempt(() => move({ id, version, parentId, position: place })))) return false
    showToast('success', words.moved(row.name))
    onClose()
    return true
  }
  return (
    <DialogForm
      lead={words.effect(catalogue.belowOf(row.id).length)}
      submit={words.confirm}
      busy={busy}
      idle={stays && place === present}
      refused={refusal?.faults.whole ?? []}
      onReload={refusal?.conflict ? () => void reloadCatalogue().then(() => setRefusal(null)) : undefined}
      onCancel={onClose}
      onSubmit={confirm}
    >
      <ComboBox
        label={words.parent}
        error={refusal?.faults.fields['parentId']}
        isWide
        value={parentId ?? top}
        options={[
          { value: top, label: words.top },
          ...possibleParents(catalogue, row, categoryLevels).map((parent) => ({
            value: parent.id,
            label: categoryPath([...catalogue.aboveOf(parent), parent].map(({ name }) => name)),
          })),
        ]}
        onChange={(value) => {
          setParentId(value === top ? null : value)
          setPosition(null)
          setRefusal(null)
        }}
      />
      <Select
        label={words.position}
        isWide
        value={String(place)}
        options={[
          { value: '0', label: words.first },
          ...neighbours.map(({ name }, index) => ({ value: String(index + 1), label: words.after(name) })),
        ]}
        onChange={(value) => setPosition(Number(value))}
      />
    </DialogForm>
  )
}
