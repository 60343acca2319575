import { readCatalogue } from '@bdr/contract/categories/calls'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import { categoryEnable, categoryList as words, categoryMove } from '@bdr/text/categories'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { SearchInput } from '../../ui/kit/input.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { prefetch, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Button } from '../../ui/kit/button.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { Blank, failureText } from '../../ui/console/failure.tsx'
import { isConflict } from '../../lib/call-error.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { later } from '../../ui/later.tsx'
import layout from '../../ui/layout.module.css'
import css from './categories.module.css'
import { CatalogueTabs } from './catalogue-tabs.tsx'
import { catalogueOf, shownRows, isUnfiltered, type Catalogue } from './catalogue.ts'
import type { CategoryDialogTarget } from './category-dialog.tsx'
import { CategoryTable, type CategoryAction } from './category-table.tsx'
import { reloadCatalogue, useCategoryMutations } from './use-category-mutations.ts'

const CategoryDialog = later(
  async () => (await import('./category-dialog.tsx')).CategoryDialog,
  ({ target }) => target !== null,
)
const MoveDialog = later(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ row }) => row !== null,
)

export const clientLoader = () => prefetch(readCatalogue, {})

export default function CategoryListPage() {
  const answer = useCall(readCatalogue, {})
  return (
    <RecordState query={answer} title={words.title}>
      {(rows) => <CataloguePage rows={rows} />}
    </RecordState>
  )
}

/** The tree of goods' categories, maintained by operators. */
function CataloguePage({ rows }: { rows: readonly CategoryRow[] }) {
  const catalogue = useMemo(() => catalogueOf(rows), [rows])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState({ keyword: '', withPapers: false })
  const [edited, setEdited] = useState<CategoryDialogTarget | null>(null)
  const [moving, setMoving] = useState<CategoryRow | null>(null)
  const { ask, dialog } = useConfirm()
  const mutations = useCategoryMutations()
  const shown = shownRows(catalogue, open, wanted)
  const all = isUnfiltered(wanted)
  const leaves = rows.filter(({ id }) => catalogue.childrenOf(id).length === 0).length

  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const runWithToast = async (mutate: () => Promise<unknown>, done: string) => {
    try {
      await mutate()
      showToast('success', done)
    } catch (error) {
      if (isConflict(error)) void reloadCatalogue()
      showToast('error', failureText(error))
    }
  }
  const shift = (row: CategoryRow, by: number) => {
    const place = catalogue.childrenOf(row.parentId).findIndex(({ id }) => id === row.id)
    const { id, version, parentId } = row
    return runWithToast(
      () => mutations.move({ id, version, parentId, position: place + by }),
      categoryMove.moved(row.name),
    )
  }
  const disable = (row: CategoryRow) =>
    ask({
      title: categoryEnable.disableTitle(row.name),
      effect: categoryEnable.disableEffect(row.merchantCount, catalogue.belowOf(row.id).length),
      ok: categoryEnable.disableConfirm,
      run: async () => {
        await mutations.enable({ id: row.id, version: row.version, enabled: false })
        showToast('success', categoryEnable.disabled(row.name))
      },
    })
  const act: Record<CategoryAction, (row: CategoryRow) => unknown> = {
    addBelow: (row) => setEdited({ kind: 'add', parent: row }),
    edit: (row) => setEdited({ kind: 'edit', row }),
    move: setMoving,
    up: (row) => shift(row, -1),
    down: (row) => shift(row, 1),
    enable: ({ id, version, name }) =>
      runWithToast(() => mutations.enable({ id, version, enabled: true }), categoryEnable.enabled(name)),
    disable,
  }
  const add = (
    <Button look="primary" onClick={() => setEdited({ kind: 'add', parent: null })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHeader title={words.title} facts={[words.count(rows.length, leaves), words.hint]} actions={add} />
      <CatalogueTabs />
      <search className={`${layout.row} ${css.filters}`}>
        <SearchInput
          className={css.search}
          aria-label={words.search}
          placeholder={words.searchHint}
          value={wanted.keyword}
          onChange={(keyword) => setWanted({ ...wanted, keyword })}
        />
        <Checkbox value={wanted.withPapers} onChange={(withPapers) => setWanted({ ...wanted, withPapers })}>
          {words.onlyWithPapers}
        </Checkbox>
        {all && (
          <span className={`${layout.beside} ${layout.end}`}>
            <Button onClick={() => setOpen(new Set(rows.map(({ id }) => id)))}>{words.expandAll}</Button>
            <Button onClick={() => setOpen(new Set())}>{words.collapseAll}</Button>
          </span>
        )}
      </search>
      {shown.length === 0 ? (
        <Nothing all={all} add={add} onClear={() => setWanted({ keyword: '', withPapers: false })} />
      ) : (
        <CategoryTable
          catalogue={catalogue}
          rows={shown}
          isOpen={(row) => !all || open.has(row.id)}
          foldable={all}
          onToggle={toggle}
          onAction={(action, row) => void act[action](row)}
        />
      )}
      <CategoryDialog
        catalogue={catalogue}
        target={edited}
        mutations={mutations}
        onClose={() => setEdited(null)}
        onAdded={(parent) =>
          parent && setOpen((before) => new Set([...before, ...chainOf(catalogue, parent)]))
        }
      />
      <MoveDialog catalogue={catalogue} row={moving} move={mutations.move} onClose={() => setMoving(null)} />
      {dialog}
    </>
  )
}

const chainOf = (catalogue: Catalogue, row: CategoryRow): string[] => [
  ...catalogue.aboveOf(row).map(({ id }) => id),
  row.id,
]

const Nothing = ({ all, add, onClear }: { all: boolean; add: ReactNode; onClear: () => void }) =>
  all ? (
    <Blank title={words.empty.title} hint={words.empty.hint} next={add} />
  ) : (
    <Blank
      title={words.nothing.title}
      hint={words.nothing.hint}
      next={<Button onClick={onClear}>{words.clear}</Button>}
    />
  )
