import { stateLooks, type StatefulName, type StateNamed } from '@bdr/contract/entities'
import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import type { HistoryEntry } from '@bdr/contract/kernel/replies'
import { pageAt, pageUrl, type PageKey } from '@bdr/contract/navigation'
import type { RecordedFields } from '@bdr/text/changes'
import { ui } from '@bdr/text/ui'
import { stateNames, pageTitles } from '@bdr/text/entities'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { useCall } from '../../lib/query.ts'
import { backTo } from '../console/list-place.ts'
import { PageHeader } from '../console/page-header.tsx'
import { RecordState, useRecordId } from '../console/record-state.tsx'
import { Section } from '../console/section.tsx'
import { StatusTag } from '../console/status-tag.tsx'
import { HistoryTimeline } from '../console/timeline.tsx'
import { LinkButton } from '../kit/link-button.tsx'

/** A call that reads one record by its id. */
type RecordCall = Call<z.ZodObject<{ id: z.ZodType }>, { readonly id: string }>

interface RecordPageProps<C extends RecordCall> {
  /** reads the record that the page's address names */
  call: C
  children: (record: ReplyOf<C>, reload: () => void) => ReactNode
}

/**
 * The page of one record: while it loads, when that failed, when it does not exist, and when it has loaded.
 * The navigation's rows contain its title without a record and its way back. On every page the shell replaces
 * or offers what changed elsewhere.
 */
export function RecordPage<C extends RecordCall>({ call, children }: RecordPageProps<C>) {
  const page = pageAt(useLocation().pathname)!
  const id = useRecordId()
  const answer = useCall(call, { id: id ?? '' } as InputOf<C>, { enabled: id !== null, toast: false })
  const list = page.parent as PageKey
  return (
    <RecordState
      query={answer}
      missing={id === null}
      title={pageTitles[page.key as PageKey]}
      back={
        <LinkButton to={backTo(pageUrl(list))}>{ui('record.backTo', { list: pageTitles[list] })}</LinkButton>
      }
    >
      {(record: ReplyOf<C>) => (
        // the next record starts with a fresh page: nothing typed for the former one stays
        <Fragment key={(record as { id: string }).id}>
          {children(record, () => void answer.refetch())}
        </Fragment>
      )}
    </RecordState>
  )
}

interface RecordViewProps<Name extends StatefulName> {
  title: ReactNode
  /** its machine and its state, drawn beside the title and in the history */
  state: { readonly machine: Name; readonly status: StateNamed<Name> }
  /** beside its state: links to the neighbouring records */
  beside?: ReactNode
  /** the most important facts, each a short phrase */
  facts?: readonly ReactNode[]
  /** the buttons of its actions */
  actions?: ReactNode
  /** decisions on this page need reading first: the name and the actions stay visible while it scrolls */
  isSticky?: boolean
  /** why it is in this state: a reason that was given, or what has to happen first */
  notice?: ReactNode
  history: RecordHistory
  /** the layout of sections and history where they are not simply one below the other */
  arrange?: (history: ReactNode) => ReactNode
  /** its sections */
  children?: ReactNode
}

interface RecordHistory {
  readonly entries: readonly HistoryEntry[]
  /** the names of the actions */
  readonly labels: Readonly<Record<string, string>>
  /** the names of the fields in the recorded changes */
  readonly fields: RecordedFields
  /** a second machine whose states occur in the entries: that of the lines */
  readonly parts?: StatefulName
  /** the label of the text given with an action, where it is not a reason */
  readonly reasonLabel?: string
  /** a link to what an entry is about */
  readonly linkTo?: (about: string) => string | undefined
}

/** A record's page: title, state, facts, actions, sections, and who did what. */
export function RecordView<Name extends StatefulName>(props: RecordViewProps<Name>) {
  const { machine, status } = props.state
  const history = <HistorySection machine={machine} {...props.history} />
  return (
    <>
      <PageHeader
        title={props.title}
        status={
          <>
            <StatusTag machine={machine} status={status} />
            {props.beside}
          </>
        }
        facts={props.facts}
        actions={props.actions}
        isSticky={props.isSticky}
      />
      {props.notice}
      {props.children}
      {props.arrange ? props.arrange(history) : history}
    </>
  )
}

function HistorySection({ machine, parts, ...history }: RecordHistory & { machine: StatefulName }) {
  // where both machines have a state of this name, the record's own label and look are used
  const names = parts ? { ...stateNames[parts], ...stateNames[machine] } : stateNames[machine]
  const looks = parts ? { ...stateLooks[parts], ...stateLooks[machine] } : stateLooks[machine]
  return (
    <Section title={ui('record.history')}>
      <HistoryTimeline {...history} stateLabels={names} looks={looks} />
    </Section>
  )
}
