import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import { ui } from '@bdr/text/ui'
import { useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '../../lib/query.ts'
import { useViewer, type Viewer } from '../../lib/session.ts'
import { ChoiceTabs } from '../console/choice-tabs.tsx'
import type { Column } from '../console/data-table.tsx'
import { Blank } from '../console/failure.tsx'
import type { FilterField } from '../console/filter-field.ts'
import { useListPlace } from '../console/list-place.ts'
import { ListFilters } from '../console/list-filters.tsx'
import { ListTable } from '../console/list-table.tsx'
import { PageHeader } from '../console/page-header.tsx'
import type { ListInput } from '../console/table-query.ts'
import { useNarrow } from '../console/use-narrow.ts'
import { useTableQuery, type TableQuery } from '../console/use-table-query.ts'
import { Button } from '../kit/button.tsx'
import layout from '../layout.module.css'
import css from './list-page.module.css'
import { useListTools } from './list-tools.tsx'
import { useSelection } from './use-selection.ts'
import { ViewSwitch } from './view-switch.tsx'

/** A call that returns a page of rows. */
type ListCall = Call<
  ListInput,
  { list: { readonly id: string }[]; total: number; hasMore?: boolean | undefined }
>
type RowOf<C extends ListCall> = ReplyOf<C>['list'][number]
type FilterName<C extends ListCall> = keyof C['input']['shape'] & string

/** A view of the list, drawn as a tab: its filter, and how many rows it has. */
export interface ListTab<C extends ListCall> {
  readonly label: string
  /** values of the call's input; empty for all rows */
  readonly filter: Readonly<Partial<Record<FilterName<C>, string>>>
  readonly count?: (reply: ReplyOf<C>) => number | string | undefined
  /** the name of its count, where a call of its own counts the tabs */
  readonly counted?: string
  /** drawn only while it is the view that the address shows */
  readonly isRare?: boolean
}

/** A call that `countsOf` made. */
type CountsCall = Call<
  ListInput,
  { counts: { readonly tab: string; readonly count: number; readonly hasMore: boolean }[] }
>

export interface ListPageProps<C extends ListCall> {
  call: C
  /** the page's own input of the call, besides the parameters of the address */
  given?: Partial<InputOf<C>>
  title: string
  /** the accessible name of the rows; by default the title */
  label?: string
  facts?: readonly ReactNode[]
  actions?: ReactNode
  /** below the heading: links to what belongs together with this list */
  beside?: ReactNode
  tabs?: { readonly label: string; readonly tabs: readonly ListTab<C>[]; readonly counts?: CountsCall }
  filters?: readonly FilterField<FilterName<C>>[]
  /** the call that exports the filtered rows */
  exports: Call
  /** between the filters and the rows */
  above?: (reply: ReplyOf<C> | undefined) => ReactNode
  columns: readonly Column<RowOf<C>>[]
  /** a row on a phone */
  card: (row: RowOf<C>, viewer: Viewer) => ReactNode
  /** a row as a picture with its name, where the list has this display: `?view=pictures` */
  gallery?: { readonly label: string; readonly table: string; readonly pictures: string } & {
    readonly card: (row: RowOf<C>) => ReactNode
    /** the card is the same as on phones, so that only wide screens offer the choice */
    readonly isWide?: boolean
  }
  rowHref?: (row: RowOf<C>) => string
  below?: (row: RowOf<C>) => ReactNode
  /** the actions on several rows at once, and which rows can be chosen for them */
  bulk?: {
    readonly rowName: (row: RowOf<C>) => string
    readonly isSelectable?: (row: RowOf<C>) => boolean
    readonly actions: (rows: readonly RowOf<C>[], clear: () => void) => ReactNode
    /** what the first of these buttons does, to which the key `a` leads */
    readonly key?: string
  }
  empty: { readonly title: string; readonly hint?: string; readonly next?: ReactNode }
  /** milliseconds after which the rows are read again while the page is open */
  refetchInterval?: number
}

/**
 * A list page by its description: what it reads, its filters, what its rows show, and the actions on them.
 * Page, sort and filters are in the page's address. Its `clientLoader` is `prefetchList`.
 */
export function ListPage<C extends ListCall>(props: ListPageProps<C>) {
  const { call, title, empty, bulk, tabs, gallery } = props
  const counts = tabs?.counts
  const filters = props.filters ?? []
  const viewer = useViewer()
  const narrow = useNarrow()
  const table = useTableQuery<ListInput>(call.input)
  const answer = useCall(call, { ...table.query, ...props.given } as InputOf<C>, {
    keepPrevious: true,
    refetchInterval: props.refetchInterval ?? false,
  })
  const reply = answer.data
  const [search, setSearch] = useSearchParams()
  const isGallery = gallery !== undefined && search.get(viewName) === pictureView
  const left = useListPlace()
  const selection = useSelection<RowOf<C>>(table.query)
  const bulkBar = useRef<HTMLDivElement>(null)
  // the key only focuses the button, so that one key alone decides nothing
  const toBulk = (row: HTMLElement | null) => {
    if (selection.rows.length === 0) row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    requestAnimationFrame(() => bulkBar.current?.querySelector('button')?.focus())
  }
  const { columns, tools: listTools } = useListTools(call, {
    columns: props.columns.filter(({ only }) => only === undefined || viewer.can(only)),
    filters,
  })
  const viewSwitch = gallery && !(narrow && gallery.isWide) && (
    <ViewSwitch
      {...gallery}
      isGallery={isGallery}
      onChange={(pictures) => setSearch((now) => withView(now, pictures), { preventScrollReset: true })}
    />
  )
  const tools = (
    <>
      {!narrow && viewSwitch}
      {listTools}
    </>
  )
  // beside the tabs there is space, and the filters keep their line
  const hasRoom = tabs !== undefined && !narrow
  // checkboxes that nobody could use are not drawn
  const isOffered =
    selection.rows.length > 0 || (reply?.list ?? []).some((row) => bulk?.isSelectable?.(row) !== false)
  return (
    <>
      <PageHeader title={title} facts={props.facts} actions={props.actions} />
      {props.beside}
      {tabs && (
        <div className={css.tabLine}>
          {counts ? (
            <CountedTabs
              {...tabs}
              counts={counts}
              table={table}
              reply={reply}
              own={answer.isPlaceholderData ? undefined : reply}
            />
          ) : (
            <Tabs {...tabs} table={table} reply={reply} />
          )}
          {hasRoom && <div className={css.tools}>{tools}</div>}
        </div>
      )}
      <ListFilters
        query={table}
        fields={filters}
        tools={hasRoom ? undefined : tools}
        exports={{ call: props.exports, name: title, given: props.given }}
      />
      {narrow && viewSwitch && <div className={css.view}>{viewSwitch}</div>}
      {props.above?.(reply)}
      {bulk && selection.rows.length > 0 && (
        <div
          ref={bulkBar}
          className={`${layout.row} ${css.bulk}`}
          role="region"
          aria-label={ui('selection.label')}
        >
          <span role="status">{ui('selection.count', { count: selection.rows.length })}</span>
          {bulk.actions(selection.rows, selection.clear)}
          <Button look="link" onClick={selection.clear}>
            {ui('selection.clear')}
          </Button>
        </div>
      )}
      <ListTable
        label={props.label ?? title}
        columns={columns}
        answer={answer}
        card={(row) => props.card(row, viewer)}
        gallery={isGallery ? gallery.card : undefined}
        hasWideCards={gallery?.isWide}
        rowHref={props.rowHref}
        currentKey={left}
        below={props.below}
        selection={bulk && isOffered ? { ...bulk, ...selection } : undefined}
        keys={bulk?.key ? { accept: { label: bulk.key, run: toBulk } } : {}}
        query={table}
        empty={<Blank {...empty} />}
      />
    </>
  )
}

const viewName = 'view'
const pictureView = 'pictures'

/** The address with the chosen display of the rows. */
function withView(search: URLSearchParams, pictures: boolean): URLSearchParams {
  const next = new URLSearchParams(search)
  if (pictures) next.set(viewName, pictureView)
  else next.delete(viewName)
  return next
}

interface TabsProps<C extends ListCall> {
  label: string
  tabs: readonly ListTab<C>[]
  countOf?: (tab: string) => string | undefined
  /** how many rows the chosen tab has, where the list's answer says so */
  chosen?: string | undefined
  table: TableQuery
  reply: ReplyOf<C> | undefined
}

function Tabs<C extends ListCall>({ label, tabs, countOf, chosen, table, reply }: TabsProps<C>) {
  const names = [...new Set(tabs.flatMap(({ filter }) => Object.keys(filter) as FilterName<C>[]))]
  const query = table.query as Readonly<Record<string, unknown>>
  const isCounted = tabs.some(({ count, counted }) => (count ?? counted) !== undefined)
  const counted = (tab: ListTab<C>) => {
    if (tab.counted === undefined) return reply && tab.count?.(reply)
    return (isChosen(tab) && chosen) || countOf?.(tab.counted)
  }
  const isChosen = (tab: ListTab<C>) => names.every((name) => query[name] === tab.filter[name])
  return (
    <ChoiceTabs
      label={label}
      tabs={tabs
        .filter((tab) => !tab.isRare || isChosen(tab))
        .map((tab) => ({
          key: tab.label,
          label: tab.label,
          ...(isCounted && { count: counted(tab) }),
          chosen: isChosen(tab),
          onChoose: () => table.setFilter(Object.fromEntries(names.map((name) => [name, tab.filter[name]]))),
        }))}
    />
  )
}

/**
 * The same where a separate call returns how many rows each tab has under the other filters. It may stop
 * counting earlier than the list, whose own answer has the count of the chosen tab.
 * @param own the list's answer to the present query
 */
function CountedTabs<C extends ListCall>({
  counts,
  own,
  ...tabs
}: TabsProps<C> & { counts: CountsCall; own: ReplyOf<C> | undefined }) {
  const given = Object.entries(tabs.table.query).filter(([name]) => name in counts.input.shape)
  const answer = useCall(counts, Object.fromEntries(given), { keepPrevious: true, toast: false })
  const countOf = (name: string) => {
    const found = answer.data?.counts.find(({ tab }) => tab === name)
    return found && countText(found.count, found.hasMore)
  }
  return <Tabs {...tabs} countOf={countOf} chosen={own && countText(own.total, own.hasMore)} />
}

const countText = (count: number, hasMore = false) => `${count}${hasMore ? '+' : ''}`

/** The number of rows by state, from a list's answer. */
interface CountedByState {
  readonly counts: readonly { readonly status: string; readonly count: number }[]
}

/** Tabs for all rows and for each state, with their counts. */
export function stateTabs<State extends string>(
  label: string,
  all: string,
  states: readonly State[],
  labels: Readonly<Record<State, string>>,
) {
  const of = (state: State) => ({
    label: labels[state],
    filter: { status: state },
    count: ({ counts }: CountedByState) => counts.find(({ status }) => status === state)?.count,
  })
  const everything = {
    label: all,
    filter: {},
    count: ({ counts }: CountedByState) => counts.reduce((sum, { count }) => sum + count, 0),
  }
  return { label, tabs: [everything, ...states.map(of)] }
}
