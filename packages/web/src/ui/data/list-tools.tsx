import type { Call } from '@bdr/contract/kernel/call'
import { readListViews } from '@bdr/contract/list-views/calls'
import type { ListViews } from '@bdr/contract/list-views/replies'
import { listViewWords as words } from '@bdr/text/list-views'
import { lazy, Suspense, use, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withPresets } from '../../lib/day-presets.ts'
import { DrawingContext } from '../../lib/first-view.ts'
import { useCall } from '../../lib/query.ts'
import type { FilterField } from '../console/filter-field.ts'
import type { Column } from '../console/table-props.ts'
import { useNarrow } from '../console/use-narrow.ts'
import { Button } from '../kit/button.tsx'
import { isFixed } from './columns.ts'
import { dayNow, opensWith, viewParameter } from './list-view-address.ts'
import type { OpenedTool } from './view-tools.tsx'

/** Views and columns are rarely changed: these tools are loaded when somebody opens them. */
const ViewTools = lazy(() => import('./view-tools.tsx'))

interface Described<Row> {
  readonly columns: readonly Column<Row>[]
  readonly filters: readonly FilterField[]
}

/** The columns a person has chosen for a list, and the tools to choose views and columns. */
export function useListTools<Row>(
  call: Call,
  { columns, filters }: Described<Row>,
): { columns: readonly Column<Row>[]; tools: ReactNode } {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const answer = useCall(readListViews, { list: call.name }, { toast: false, staleTime: 300_000 })
  const known: ListViews = answer.data ?? { views: [], defaultViewId: null, columns: null }
  const [opened, setOpened] = useState<OpenedTool | null>(null)

  // the loader does this itself where the views have loaded in time
  const opens = opensWith(search, known)
  const drawing = use(DrawingContext)
  if (opens !== null) drawing?.abandon()
  useEffect(() => {
    if (opens !== null) void navigate(pathname + opens, { replace: true })
  }, [navigate, opens, pathname])

  const asked = new URLSearchParams(search)
  const view = known.views.find(({ id }) => id === asked.get(viewParameter))
  const now = presentQuery(asked, filters)
  const arranged = view ? view.columns : known.columns
  const shown = arrange(columns, arranged)
  const open =
    (tool: OpenedTool['tool']) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const { left, bottom } = currentTarget.getBoundingClientRect()
      setOpened({ tool, x: left, y: bottom + 4, serial: (opened?.serial ?? 0) + 1 })
    }
  const tools = (
    <>
      <Button aria-haspopup="menu" onClick={open('menu')}>
        {view === undefined ? words.view : (view.search === now ? words.current : words.changed)(view.name)}
      </Button>
      {!narrow && (
        <Button aria-haspopup="dialog" onClick={open('columns')}>
          {words.columns}
        </Button>
      )}
      {opened && (
        <Suspense fallback={null}>
          <ViewTools
            opened={opened}
            list={call.name}
            known={known}
            view={view}
            search={now}
            columns={columns}
            shown={shown.map(({ key }) => key)}
            isArranged={arranged !== null}
          />
        </Suspense>
      )}
    </>
  )
  return { columns: shown, tools }
}

/**
 * The present query of the list as a view stores it: without the page number, with days of presets by their
 * names.
 */
function presentQuery(asked: URLSearchParams, filters: readonly FilterField[]): string {
  const remaining = new URLSearchParams(asked)
  for (const name of [viewParameter, 'pageNum', 'pageSize']) remaining.delete(name)
  remaining.sort()
  const ranges = filters.filter((field) => field.kind === 'day-range')
  return withPresets(remaining, ranges, dayNow()).toString()
}

function arrange<Row>(columns: readonly Column<Row>[], keys: readonly string[] | null) {
  if (keys === null) return columns
  const free = keys.flatMap((key) =>
    columns.filter((column, at) => column.key === key && !isFixed(column, at)),
  )
  return [...columns.slice(0, 1), ...free, ...columns.slice(1).filter((column) => column.pinned)]
}
