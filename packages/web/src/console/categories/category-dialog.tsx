import type { CategoryRow } from '@bdr/contract/categories/model'
import { categoryForm as words } from '@bdr/text/console-categories'
import { useState } from 'react'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { useGiveUp } from '../../ui/console/use-give-up.tsx'
import type { Catalogue } from './catalogue.ts'
import { CategoryForm, isSame, type CategoryValues } from './category-form.tsx'
import type { CategoryMutations } from './use-category-mutations.ts'

/** What the dialog is open for. */
export type CategoryDialogTarget =
  | { readonly kind: 'add'; readonly parent: CategoryRow | null }
  | { readonly kind: 'edit'; readonly row: CategoryRow }

interface CategoryDialogProps {
  catalogue: Catalogue
  target: CategoryDialogTarget | null
  mutations: CategoryMutations
  onClose: () => void
  onAdded: (parent: CategoryRow | null) => void
}

/** A category's name, and the papers it asks for. */
export function CategoryDialog({ target, onClose, ...props }: CategoryDialogProps) {
  const [typed, setTyped] = useState<Partial<CategoryValues>>({})
  // what somebody else changed meanwhile is taken over, what was typed stays
  const row = target?.kind === 'edit' ? (props.catalogue.byId.get(target.row.id) ?? target.row) : null
  const kept: CategoryValues = { name: row?.name ?? '', qualifications: row?.qualifications ?? [] }
  const values = { ...kept, ...typed }
  const close = () => {
    setTyped({})
    onClose()
  }
  const { giveUp, question } = useGiveUp(!isSame(values, kept), close)
  return (
    <>
      <Dialog isOpen={target !== null} title={target && titleOf(target)} onClose={giveUp} width={560}>
        {target && (
          <CategoryForm
            {...props}
            row={row}
            parent={target.kind === 'add' ? target.parent : null}
            values={values}
            onChange={(patch) => setTyped((before) => ({ ...before, ...patch }))}
            onCancel={giveUp}
            onDone={close}
          />
        )}
      </Dialog>
      {question}
    </>
  )
}

const titleOf = (target: CategoryDialogTarget): string =>
  target.kind === 'edit' ? words.editTitle(target.row.name) : words.addTitle(target.parent?.name ?? null)
