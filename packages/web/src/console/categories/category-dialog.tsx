import { addCategory, changeCategory } from '@bdr/contract/categories/calls'
import { categoryNameLength } from '@bdr/contract/categories/model'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { qualificationKinds as kinds, type QualificationKind } from '@bdr/contract/categories/qualifications'
import { qualificationKind } from '@bdr/text/qualifications'
import { categoryForm as words } from '@bdr/text/categories'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { CheckboxGroup, TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { kindsFromAbove, type Catalogue } from './catalogue.ts'
import { reloadCatalogue, type CategoryMutations } from './use-category-mutations.ts'
import typography from '../../ui/typography.module.css'

/** What the dialog was opened for. */
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

/** The dialog for a category's name, and the papers it requires. */
export const CategoryDialog = ({ target, ...props }: CategoryDialogProps) => (
  <FormDialog isOpen={target !== null} title={target && titleOf(target)} onClose={props.onClose} width={560}>
    {target?.kind === 'add' && <NewCategory {...props} parent={target.parent} />}
    {target?.kind === 'edit' && (
      <OwnCategory {...props} row={props.catalogue.byId.get(target.row.id) ?? target.row} />
    )}
  </FormDialog>
)

const titleOf = (target: CategoryDialogTarget): string =>
  target.kind === 'edit' ? words.editTitle(target.row.name) : words.addTitle(target.parent?.name ?? null)

type FormProps = Omit<CategoryDialogProps, 'target'>

type CategoryValues = {
  name: string
  qualifications: readonly QualificationKind[]
}

const missing = () => words.nameMissing

function NewCategory({ catalogue, mutations, parent, ...on }: FormProps & { parent: CategoryRow | null }) {
  const form = useCallForm({
    call: addCategory,
    start: { name: '', qualifications: [] },
    input: ({ name, qualifications }: CategoryValues) => ({
      parentId: parent?.id ?? null,
      name: name.trim(),
      qualifications: [...qualifications],
    }),
    missing,
    send: mutations.add,
    draft: { form: 'category-below', id: parent?.id },
    onSent: (_catalogue, { name }) => {
      showToast('success', words.added(name.trim()))
      on.onAdded(parent)
      on.onClose()
    },
  })
  const above = parent ? [...kindsFromAbove(catalogue, parent), ...parent.qualifications] : []
  return (
    <DialogForm form={form} submit={words.add}>
      <CategoryFields form={form} above={above} />
    </DialogForm>
  )
}

function OwnCategory({ catalogue, mutations, row, ...on }: FormProps & { row: CategoryRow }) {
  const { id, version, merchantCount } = row
  const form = useCallForm({
    call: changeCategory,
    start: { name: row.name, qualifications: row.qualifications },
    input: ({ name, qualifications }: CategoryValues, version) => ({
      id,
      version,
      name: name.trim(),
      qualifications: [...qualifications],
    }),
    missing,
    send: mutations.change,
    record: { version, reload: reloadCatalogue },
    draft: { form: 'category', id },
    onSent: (_catalogue, { name }) => {
      showToast('success', words.saved(name.trim()))
      on.onClose()
    },
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <CategoryFields form={form} above={kindsFromAbove(catalogue, row)} />
      {merchantCount > 0 && <p className={typography.aside}>{words.merchantsNote(merchantCount)}</p>}
    </DialogForm>
  )
}

const papers = kinds.map((value) => ({ value, label: qualificationKind[value] }))

interface CategoryFieldsProps {
  form: Form<CategoryValues>
  /** the papers that categories above it already require */
  above: readonly QualificationKind[]
}

const CategoryFields = ({ form, above }: CategoryFieldsProps) => (
  <>
    <TextField {...form.at('name')} label={words.name} isRequired maxLength={categoryNameLength} />
    <CheckboxGroup
      {...form.at('qualifications')}
      label={words.papers}
      hint={
        above.length > 0
          ? words.fromAbove([...new Set(above)].map((kind) => qualificationKind[kind]).join('、'))
          : words.papersHint
      }
      options={papers}
      isStacked
    />
  </>
)
