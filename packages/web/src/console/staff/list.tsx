import { pageUrl } from '@bdr/contract/navigation'
import { listPosts } from '@bdr/contract/posts/calls'
import { exportStaff, listStaff } from '@bdr/contract/staff/calls'
import { staffStatuses } from '@bdr/contract/staff/model'
import type { StaffRow } from '@bdr/contract/staff/replies'
import { staffFields as fields, staffList as words, staffStatusLabels } from '@bdr/text/staff'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { Button } from '../../ui/kit/button.tsx'
import type { FilterField } from '../../ui/console/filter-field.ts'
import { LinkButton } from '../../ui/kit/link-button.tsx'
import { merchantFilter } from '../../ui/console/merchant-filter.tsx'
import { prefetchList } from '../../ui/console/prefetch-list.ts'
import { ListPage } from '../../ui/data/list-page.tsx'
import { later } from '../../ui/later.tsx'
import type { Handover } from './handover-dialog.tsx'
import { columnsWith, PersonCard } from './list-rows.tsx'
import { useStaffActions } from './use-staff-actions.tsx'
import type { Post } from '@bdr/contract/posts/replies'
import { post as postLabels } from '@bdr/text/posts'

export const clientLoader = prefetchList(listStaff)

const AddDialog = later(
  async () => (await import('./add-dialog.tsx')).AddDialog,
  ({ open }) => open,
)
const EditDialog = later(
  async () => (await import('./edit-dialog.tsx')).EditDialog,
  ({ person }) => person !== null,
)
const PersonDrawer = later(
  async () => (await import('./person-drawer.tsx')).PersonDrawer,
  ({ id }) => id !== null,
)
const HandoverDialog = later(
  async () => (await import('./handover-dialog.tsx')).HandoverDialog,
  ({ given }) => given !== null,
)

export default function StaffListPage() {
  const viewer = useViewer()
  const posts = useCall(listPosts, { bizType: 'merchant' }, { toast: false }).data
  const [openId, open] = useOpenPerson()
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const [editing, setEditing] = useState<StaffRow | null>(null)
  const [given, setGiven] = useState<Handover | null>(null)
  const actions = useStaffActions({ onPassword: setGiven, onDeleted: () => open(null) })
  const withMerchant = viewer.can('merchant:view-all')
  const mayManage = viewer.can('staff:manage')

  const rowActions = { open: (person: StaffRow) => open(person.id), act: actions.ask }
  const filters = useMemo(() => filtersWith(posts ?? []), [posts])
  const add = (
    <Button ref={addButton} look="primary" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <ListPage
        call={listStaff}
        exports={exportStaff}
        title={words.title}
        label={words.label}
        actions={
          mayManage && (
            <>
              <LinkButton to={pageUrl('staffImport')}>{words.import}</LinkButton>
              {add}
            </>
          )
        }
        filters={[...(withMerchant ? [merchantFilter] : []), ...filters]}
        columns={columnsWith(rowActions)}
        card={(row) => <PersonCard person={row} actions={rowActions} withMerchant={withMerchant} />}
        empty={{
          title: words.empty.title,
          hint: mayManage ? words.empty.hint : words.empty.hintForOperator,
          next: mayManage ? add : undefined,
        }}
      />
      <PersonDrawer
        id={openId}
        withMerchant={withMerchant}
        onClose={() => open(null)}
        onEdit={setEditing}
        actions={actions}
      />
      {mayManage && (
        <>
          <AddDialog
            open={adding}
            posts={posts ?? []}
            onClose={() => setAdding(false)}
            onAdded={(added) => {
              setAdding(false)
              setGiven(added)
            }}
          />
          <EditDialog person={editing} posts={posts ?? []} onClose={() => setEditing(null)} />
        </>
      )}
      <HandoverDialog
        given={given}
        onClose={() => setGiven(null)}
        // the form before it has been removed, and the focus with it
        onClosed={() => openId === null && addButton.current?.focus()}
      />
      {actions.dialog}
    </>
  )
}

type Filter = FilterField<keyof typeof listStaff.input.shape>

const filtersWith = (posts: Parameters<typeof postOptions>[0]): readonly Filter[] => [
  {
    kind: 'text',
    name: 'keyword',
    label: words.keyword,
    placeholder: words.keywordHint,
    width: 200,
  },
  { kind: 'choice', name: 'postId', label: fields.post, options: postOptions(posts), width: 160 },
  {
    kind: 'choice',
    name: 'status',
    label: fields.status,
    options: Object.values(staffStatuses).map((status) => ({
      value: String(status),
      label: staffStatusLabels[status],
    })),
    width: 104,
  },
]

/** The person whose drawer is open is in the address: links, reload and back keep it. */
function useOpenPerson(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const open = useCallback(
    (id: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (id === null) next.delete('person')
          else next.set('person', id)
          return next
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )
  return [search.get('person'), open]
}

/** Posts to choose from, by the names that people know. */
const postOptions = (posts: readonly Post[]): { value: string; label: string }[] =>
  posts.map(({ id, name, basePost }) => ({ value: id, label: name ?? postLabels[basePost] }))
