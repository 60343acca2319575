import { arrangeList, readListViews, removeListView } from '@bdr/contract/list-views/calls'
import type { ListView, ListViews } from '@bdr/contract/list-views/replies'
import { viewToolWords as words } from '@bdr/text/list-view-tools'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { invalidate, setCached, sendCall } from '../../lib/query.ts'
import { reportError } from '../../lib/report-error.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from '../console/confirm.tsx'
import { Menu, type MenuEntry } from '../kit/menu.tsx'
import type { NamedColumn } from './columns.ts'
import { addressOfView, plainView, viewParameter } from './list-view-address.ts'
import { ColumnsDialog, SaveViewDialog } from './view-dialogs.tsx'

/** Which dialog was opened, and by which element; the serial number makes each press a new dialog. */
export interface OpenedTool {
  readonly tool: 'menu' | 'columns'
  readonly x: number
  readonly y: number
  readonly serial: number
}

interface ViewToolsProps {
  opened: OpenedTool
  list: string
  known: ListViews
  /** the view that is shown */
  view: ListView | undefined
  /** the present filter of the list */
  search: string
  columns: readonly NamedColumn[]
  /** the keys of the shown columns */
  shown: string[]
  /** whether somebody has chosen the columns */
  isArranged: boolean
}

/** The menu of a list's views, and the dialogs it opens. */
export default function ViewTools(props: ViewToolsProps) {
  const { opened, list, known, view, search, columns, shown, isArranged } = props
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { ask, dialog: question } = useConfirm()
  const [step, setStep] = useState<OpenedTool['tool'] | 'save' | null>(opened.tool)
  const [serial, setSerial] = useState(opened.serial)
  if (serial !== opened.serial) {
    setSerial(opened.serial)
    setStep(opened.tool)
  }
  const close = (closed: typeof step) => setStep((now) => (now === closed ? null : now))
  const plainAddress = known.defaultViewId === null ? pathname : `${pathname}?${viewParameter}=${plainView}`

  const arrange = async (what: {
    defaultViewId?: string | null
    columns?: string[] | null
    viewId?: string
  }) => {
    try {
      setCached(readListViews, { list }, await sendCall(arrangeList, { list, ...what }))
    } catch (error) {
      reportError(error, arrangeList)
    }
  }
  const remove = ({ id, name }: ListView) =>
    ask({
      title: words.removeTitle(name),
      effect: words.removeEffect,
      ok: words.removeOk,
      danger: true,
      run: async () => {
        await sendCall(removeListView, { id })
        void navigate(`${pathname}?${viewParameter}=${plainView}`, { replace: true })
        await invalidate([readListViews])
        showToast('success', words.removed)
      },
    })

  const isDefault = view !== undefined && view.id === known.defaultViewId
  const entries: MenuEntry[] = [
    {
      key: 'plain',
      text: known.defaultViewId === null ? words.isDefault(words.plain) : words.plain,
      chosen: view === undefined,
      act: () => void navigate(plainAddress),
    },
    ...known.views.map((one) => {
      const name = one.own ? one.name : words.shared(one.name, one.by)
      return {
        key: one.id,
        text: one.id === known.defaultViewId ? words.isDefault(name) : name,
        chosen: one.id === view?.id,
        act: () => void navigate(pathname + addressOfView(one)),
      }
    }),
    { key: 'save', text: words.save, act: () => setStep('save') },
    ...(view
      ? [
          {
            key: 'default',
            text: isDefault ? words.dropDefault : words.makeDefault,
            act: () => void arrange({ defaultViewId: isDefault ? null : view.id }),
          },
        ]
      : []),
    ...(view?.own ? [{ key: 'remove', text: words.remove(view.name), act: () => remove(view) }] : []),
  ]

  return (
    <>
      {step === 'menu' && (
        <Menu label={words.views} place={opened} entries={entries} onClose={() => close('menu')} />
      )}
      {step === 'save' && (
        <SaveViewDialog
          list={list}
          name={view?.own ? view.name : ''}
          isShared={view?.own ? view.shared : false}
          search={search}
          columns={isArranged ? shown : null}
          onClose={() => close('save')}
          onSaved={(saved) => {
            close('save')
            void navigate(pathname + addressOfView(saved), { replace: true })
          }}
        />
      )}
      {step === 'columns' && (
        <ColumnsDialog
          columns={columns}
          shown={shown}
          onClose={() => close('columns')}
          onDone={(keys) => {
            close('columns')
            void arrange({ columns: keys, ...(view && { viewId: view.id }) })
          }}
        />
      )}
      {question}
    </>
  )
}
