import { categoryNameLength, type CategoryRow } from '@bdr/contract/categories/model'
import { qualificationKinds as kinds, type QualificationKind } from '@bdr/contract/categories/qualifications'
import { qualificationKinds as kindText } from '@bdr/text/categories'
import { categoryForm as words } from '@bdr/text/console-categories'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm } from '../../ui/console/form/dialog-form.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import css from './categories.module.css'
import { kindsFromAbove, type Catalogue } from './catalogue.ts'
import { reloadCatalogue, type CategoryMutations } from './use-category-mutations.ts'

export type CategoryValues = Pick<CategoryRow, 'name'> & {
  readonly qualifications: readonly QualificationKind[]
}

export const isSame = (one: CategoryValues, other: CategoryValues): boolean =>
  one.name === other.name && kinds.every((kind) => has(one, kind) === has(other, kind))
const has = ({ qualifications }: CategoryValues, kind: QualificationKind) => qualifications.includes(kind)

const shown = { line: ['qualifications'], form: ['name', 'parentId'] } as const

interface CategoryFormProps {
  catalogue: Catalogue
  mutations: CategoryMutations
  /** null for a new one, below `parent` */
  row: CategoryRow | null
  parent: CategoryRow | null
  values: CategoryValues
  onChange: (patch: Partial<CategoryValues>) => void
  onCancel: () => void
  onAdded: (parent: CategoryRow | null) => void
  onDone: () => void
}

/** What a category is called, and which papers it asks for. */
export function CategoryForm({
  catalogue,
  row,
  parent,
  values,
  onChange,
  mutations,
  ...on
}: CategoryFormProps) {
  const { name, qualifications: chosen } = values
  const [tried, setTried] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const missing = name.trim() === ''
  const above = row ? kindsFromAbove(catalogue, row) : parent ? aboveOfNew(catalogue, parent) : []

  const save = async () => {
    setTried(true)
    const fields = { name: name.trim(), qualifications: [...chosen] }
    const send = () =>
      row
        ? mutations.change({ id: row.id, version: row.version, ...fields })
        : mutations.add({ parentId: parent?.id ?? null, ...fields })
    if (missing || !(await attempt(send))) return false
    showToast('success', row ? words.saved(fields.name) : words.added(fields.name))
    if (!row) on.onAdded(parent)
    on.onDone()
    return true
  }
  const faults = refusal?.faults.fields ?? {}
  return (
    <DialogForm
      submit={row ? words.save : words.add}
      busy={busy}
      refused={[...(refusal?.faults.whole ?? []), ...(faults['parentId'] ? [faults['parentId']] : [])]}
      onReload={refusal?.conflict ? () => void reloadCatalogue().then(() => setRefusal(null)) : undefined}
      onCancel={on.onCancel}
      onSubmit={save}
    >
      <Field label={words.name} error={tried && missing ? words.nameMissing : faults['name']} isRequired>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={categoryNameLength}
            onChange={(event) => {
              onChange({ name: event.target.value })
              setRefusal(null)
            }}
          />
        )}
      </Field>
      <fieldset className={css.papers}>
        <legend>{words.papers}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            value={chosen.includes(kind)}
            onChange={(checked) =>
              onChange({
                qualifications: checked ? [...chosen, kind] : chosen.filter((one) => one !== kind),
              })
            }
          >
            {kindText[kind].label}
          </Checkbox>
        ))}
        <p className={css.note}>
          {above.length > 0
            ? words.fromAbove(above.map((kind) => kindText[kind].label).join('、'))
            : words.papersHint}
        </p>
      </fieldset>
      {row !== null && row.merchantCount > 0 && (
        <p className={css.note}>{words.merchantsNote(row.merchantCount)}</p>
      )}
    </DialogForm>
  )
}

const aboveOfNew = (catalogue: Catalogue, parent: CategoryRow): QualificationKind[] => [
  ...new Set([...kindsFromAbove(catalogue, parent), ...parent.qualifications]),
]
