import { addUnit, enableUnit, listAllUnits, unitNameLength } from '@bdr/contract/categories/unit-calls'
import type { UnitRow } from '@bdr/contract/categories/replies'
import { listUnits } from '@bdr/contract/products/calls'
import { unitList as words } from '@bdr/text/categories'
import { useState } from 'react'
import { isConflict } from '../../lib/call-error.ts'
import { invalidate, setCached, useCall, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Quiet } from '../../ui/console/cell-text.tsx'
import { DataTable, type Column } from '../../ui/console/data-table.tsx'
import { Blank, failureText } from '../../ui/console/failure.tsx'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { SearchInput } from '../../ui/kit/input.tsx'
import { Switch } from '../../ui/kit/switch.tsx'
import layout from '../../ui/layout.module.css'
import css from './categories.module.css'
import { CatalogueTabs } from './catalogue-tabs.tsx'

const show = (rows: UnitRow[]) => {
  setCached(listAllUnits, {}, rows)
  void invalidate([listUnits])
}

/** The list of units in which goods may be counted. */
export default function UnitListPage() {
  const answer = useCall(listAllUnits, {})
  const [keyword, setKeyword] = useState('')
  const [isAdding, setAdding] = useState(false)
  const enable = useCallMutation(enableUnit, { toast: false, onSuccess: show })
  const turn = async ({ id, version, name }: UnitRow, enabled: boolean) => {
    try {
      await enable.mutateAsync({ id, version, enabled })
      showToast('success', enabled ? words.enabledDone(name) : words.disabledDone(name))
    } catch (error) {
      if (isConflict(error)) void invalidate([listAllUnits])
      showToast('error', failureText(error))
    }
  }
  const switchOf = (unit: UnitRow) => (
    <Switch
      aria-label={words.switch(unit.name)}

      value={unit.enabled}
      onChange={(on) => void turn(unit, on)}
    />
  )
  const columns: Column<UnitRow>[] = [
    { key: 'name', title: words.name, render: ({ name }) => name },
    {
      key: 'products',
      title: words.products,
      numeric: true,
      render: ({ productCount }) => productCount || <Quiet>0</Quiet>,
    },
    { key: 'state', title: words.state, render: switchOf },
  ]
  return (
    <>
      <PageHeader
        title={words.title}
        facts={[words.hint]}
        actions={
          <Button look="primary" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      />
      <CatalogueTabs />
      <search className={`${layout.row} ${css.filters}`}>
        <SearchInput
          className={css.search}
          aria-label={words.search}
          placeholder={words.search}
          value={keyword}
          onChange={setKeyword}
        />
      </search>
      <DataTable
        label={words.title}
        columns={columns}
        rows={answer.data?.filter(({ name }) => name.includes(keyword.trim()))}
        rowKey={({ id }) => id}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        empty={<Blank {...words.nothing} />}
        card={(unit) => (
          <span className={css.unit}>
            <strong>{unit.name}</strong>
            {switchOf(unit)}
          </span>
        )}
      />
      <FormDialog title={words.addTitle} isOpen={isAdding} onClose={() => setAdding(false)}>
        <AddForm onClose={() => setAdding(false)} />
      </FormDialog>
    </>
  )
}

function AddForm({ onClose }: { onClose: () => void }) {
  const form = useCallForm({
    call: addUnit,
    start: { name: '' },
    input: ({ name }) => ({ name: name.trim() }),
    draft: null,
    onSent: (rows, { name }) => {
      show(rows)
      showToast('success', words.added(name.trim()))
      onClose()
    },
  })
  return (
    <DialogForm form={form} lead={words.addLead} submit={words.submit}>
      <TextField
        {...form.at('name')}
        label={words.name}
        hint={words.nameHint}
        maxLength={unitNameLength}
        isRequired
      />
    </DialogForm>
  )
}
