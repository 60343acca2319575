import { transportText } from '@bdr/text/client'
import { readListViews, saveListView } from '@bdr/contract/list-views/calls'
import { viewNameLength } from '@bdr/contract/list-views/model'
import type { ListView } from '@bdr/contract/list-views/replies'
import { viewToolWords as words } from '@bdr/text/list-view-tools'
import { ui } from '@bdr/text/ui'
import { useState } from 'react'
import { invalidate, sendCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { fieldFaults } from '../form/faults.ts'
import { useLightForm } from '../form/use-light-form.ts'
import { SortableList } from '../kit/aria/sortable-list.tsx'
import { Button } from '../kit/button.tsx'
import { Checkbox } from '../kit/checkbox.tsx'
import { Dialog, DialogButtons } from '../kit/dialog.tsx'
import { TextField } from '../kit/text-field.tsx'
import typography from '../typography.module.css'
import { isFixed, type NamedColumn } from './columns.ts'
import css from './view-dialogs.module.css'
import layout from '../layout.module.css'

interface SaveViewProps {
  list: string
  name: string
  isShared: boolean
  search: string
  columns: string[] | null
  onClose: () => void
  onSaved: (view: ListView) => void
}

/** Saves the present filter of a list under a name. */
export function SaveViewDialog({ list, search, columns, onClose, onSaved, ...view }: SaveViewProps) {
  const form = useLightForm({
    start: { name: view.name, shared: view.isShared },
    check: ({ name }) => fieldFaults({ name: name.trim() === '' ? words.nameMissing : null }),
    send: ({ name, shared }) => sendCall(saveListView, { list, name: name.trim(), search, columns, shared }),
    onSent: async (saved: ListView) => {
      await invalidate([readListViews])
      showToast('success', words.saved)
      onSaved(saved)
    },
  })
  const { element, values, faults, busy, submit } = form
  return (
    <Dialog isOpen title={words.saveTitle} isLocked={busy} onClose={onClose} width={420}>
      <form ref={element} className={layout.blocks} noValidate onSubmit={submit}>
        <p className={css.hint}>{words.saveEffect}</p>
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          value={values.name}
          maxLength={viewNameLength}
          error={faults.fields['name']}
          autoComplete="off"
          onChange={(name) => form.set('name', name)}
        />
        <Checkbox value={values.shared} onChange={(shared) => form.set('shared', shared)}>
          {words.share}
        </Checkbox>
        <div role="alert" className={`${typography.bad} ${css.failure}`}>
          {faults.general.join(transportText.and)}
        </div>
        <DialogButtons>
          <Button isDisabled={busy} onClick={onClose}>
            {ui('confirm.cancel')}
          </Button>
          <Button type="submit" look="primary" isPending={busy}>
            {words.saveOk}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface ColumnsProps {
  columns: readonly NamedColumn[]
  /** the keys of the shown columns, in their order */
  shown: readonly string[]
  onClose: () => void
  /** called with the keys in their order; with null for all columns in the default order */
  onDone: (keys: string[] | null) => void
}

/** A dialog for which columns a list shows, and in which order. */
export function ColumnsDialog({ columns, shown, onClose, onDone }: ColumnsProps) {
  const free = columns.filter((column, at) => !isFixed(column, at))
  const [items, setItems] = useState(() =>
    free
      .map(({ key, title }) => ({ id: key, label: title, isShown: shown.includes(key) }))
      .toSorted((one, other) => placeOf(shown, one.id) - placeOf(shown, other.id)),
  )
  const show = (id: string, isShown: boolean) =>
    setItems(items.map((item) => (item.id === id ? { ...item, isShown } : item)))
  const keys = items.filter(({ isShown }) => isShown).map(({ id }) => id)
  return (
    <Dialog
      isOpen
      title={words.columnsTitle}
      onClose={onClose}
      width={380}
      buttons={
        <>
          <Button onClick={() => onDone(null)}>{words.columnsReset}</Button>
          <Button look="primary" onClick={() => onDone([columns[0]!.key, ...keys])}>
            {words.columnsDone}
          </Button>
        </>
      }
    >
      <p className={css.hint}>{words.columnsHint}</p>
      <SortableList label={words.columnsTitle} items={items} onChange={setItems}>
        {(item) => (
          <Checkbox value={item.isShown} onChange={(isShown) => show(item.id, isShown)}>
            {item.label}
          </Checkbox>
        )}
      </SortableList>
    </Dialog>
  )
}

/** Hidden columns are last, in their default order. */
const placeOf = (shown: readonly string[], key: string): number => {
  const at = shown.indexOf(key)
  return at < 0 ? shown.length : at
}
