import { categoryNameLength, type CategoryRow } from '@bdr/contract/categories/model'
import { qualificationKinds as kinds, type QualificationKind } from '@bdr/contract/categories/qualifications'
import { qualificationKinds as kindText } from '@bdr/text/categories'
import { categoryForm as words } from '@bdr/text/console-categories'
import { Button, Checkbox, Input, Modal } from 'antd'
import { useRef, useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { Field } from '../../ui/console/form/field.tsx'
import { RefusalNotice } from '../../ui/console/form/refusal-notice.tsx'
import { useAttempt } from '../../ui/console/form/use-attempt.ts'
import { useFocusFirstFault } from '../../ui/console/form/use-focus-first-fault.ts'
import css from './categories.module.css'
import { kindsFromAbove, type Catalogue } from './catalogue.ts'
import { reloadCatalogue, type CategoryDeeds } from './use-category-deeds.ts'

/** What the dialog is open for. */
export type CategoryDialogTarget =
  | { readonly kind: 'add'; readonly parent: CategoryRow | null }
  | { readonly kind: 'edit'; readonly row: CategoryRow }

interface CategoryDialogProps {
  catalogue: Catalogue
  target: CategoryDialogTarget | null
  deeds: CategoryDeeds
  onClose: () => void
  onAdded: (parent: CategoryRow | null) => void
}

/** A category's name, and the papers it asks for. */
export function CategoryDialog({ target, ...props }: CategoryDialogProps) {
  return (
    <Modal
      open={target !== null}
      title={target && titleOf(target)}
      onCancel={props.onClose}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      width={560}
    >
      {target && <CategoryForm {...props} target={target} />}
    </Modal>
  )
}

const titleOf = (target: CategoryDialogTarget): string =>
  target.kind === 'edit' ? words.editTitle(target.row.name) : words.addTitle(target.parent?.name ?? null)

const shown = { line: ['qualifications'], form: ['name', 'parentId'] } as const

function CategoryForm({
  catalogue,
  target,
  deeds,
  onClose,
  onAdded,
}: CategoryDialogProps & { target: CategoryDialogTarget }) {
  // what somebody else changed meanwhile is taken over, what was typed stays
  const row = target.kind === 'edit' ? (catalogue.byId.get(target.row.id) ?? target.row) : null
  const parent = target.kind === 'add' ? target.parent : null
  const [name, setName] = useState(row?.name ?? '')
  const [chosen, setChosen] = useState<readonly QualificationKind[]>(row?.qualifications ?? [])
  const [tried, setTried] = useState(false)
  const { attempt, busy, refusal, setRefusal } = useAttempt(shown)
  const body = useRef<HTMLFormElement>(null)
  const focusFirstFault = useFocusFirstFault(body)
  const missing = name.trim() === ''
  const above = row ? kindsFromAbove(catalogue, row) : parent ? aboveOfNew(catalogue, parent) : []

  const save = async () => {
    if (busy) return
    setTried(true)
    const fields = { name: name.trim(), qualifications: [...chosen] }
    const send = () =>
      row
        ? deeds.change({ id: row.id, version: row.version, ...fields })
        : deeds.add({ parentId: parent?.id ?? null, ...fields })
    if (missing || !(await attempt(send))) return focusFirstFault()
    showToast('success', row ? words.saved(fields.name) : words.added(fields.name))
    if (!row) onAdded(parent)
    onClose()
  }
  const faults = refusal?.faults.fields ?? {}
  return (
    <form
      ref={body}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={words.name} fault={tried && missing ? words.nameMissing : faults['name']} required>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={categoryNameLength}
            onChange={(event) => {
              setName(event.target.value)
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
            checked={chosen.includes(kind)}
            onChange={({ target: { checked } }) =>
              setChosen(checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
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
      <RefusalNotice
        sentences={[...(refusal?.faults.whole ?? []), ...(faults['parentId'] ? [faults['parentId']] : [])]}
        onReload={refusal?.conflict ? () => void reloadCatalogue().then(() => setRefusal(null)) : undefined}
      />
      <div className={css.buttons}>
        <Button disabled={busy} onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {row ? words.save : words.add}
        </Button>
      </div>
    </form>
  )
}

const aboveOfNew = (catalogue: Catalogue, parent: CategoryRow): QualificationKind[] => [
  ...new Set([...kindsFromAbove(catalogue, parent), ...parent.qualifications]),
]
