import { unreferredHours } from '@bdr/contract/files/model'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { draftWords, settleInPage as words } from '@bdr/text/settle-in'
import { useState, useSyncExternalStore } from 'react'
import { useHydratedInSlices } from '../../lib/hydrated.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { Apply } from './apply.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import {
  emptyDraft,
  findDraft,
  storeApplication,
  correctionDraft,
  newDraft,
  openedAt,
  valuesOf,
  type Draft,
} from './draft.ts'
import { useProof, type ProofStore } from './proof.ts'
import { useLater } from './use-later.ts'
import formCss from './form.module.css'
import css from './settle-in.module.css'

/**
 * Applying, correcting and following an application. It depends on the browser alone, so the server renders a
 * placeholder.
 */
export function SettleIn() {
  return useHydratedInSlices() ? <SettleInHydrated /> : <Waiting />
}

const Waiting = ({ failed, onRetry }: { failed?: boolean; onRetry?: () => void }) => (
  <p className={`${typography.aside} ${formCss.waiting}`} role="status">
    {failed ? words.partMissing : words.loading}{' '}
    {failed && (
      <button type="button" className={formCss.link} onClick={onRetry}>
        {words.retry}
      </button>
    )}
  </p>
)

interface Begun {
  readonly first: Draft
  readonly resumedAt: number | null
  readonly filesGone: string | null
  readonly place: string | null
}

function SettleInHydrated() {
  const proof = useProof()
  const view = useView()
  const progress = useLater(view.kind === 'progress')
  const [sent, setSent] = useState<OwnApplication | null>(null)
  /** forms opened by an action on this page, by the application they belong to */
  const [opened, setOpened] = useState<Readonly<Record<string, Begun>>>({})
  const [replacing, setReplacing] = useState<OwnApplication | null>(null)
  const [serial, setSerial] = useState(0)

  const edit = (application: OwnApplication, path: string | null) => {
    const stored = resume(application.id, proof)
    const fresh = { ...nothing, first: correctionDraft(application, proof.proof!.mobile) }
    const begun = stored?.first.target?.version === application.version ? stored : fresh
    const { first, place } = openedAt(begun.first, path ?? application.remarks[0]?.path ?? null)
    setOpened((before) => ({ ...before, [application.id]: { ...begun, first, place } }))
    storeApplication(first)
    openView(`mend-${application.id}`)
  }
  const again = (application: OwnApplication) => {
    storeApplication({ ...emptyDraft, values: valuesOf(application, proof.proof!.mobile) })
    setOpened({})
    setSerial((number) => number + 1)
    openView('apply')
  }
  const onSent = (application: OwnApplication) => {
    setSent(application)
    setOpened({})
    openView('progress')
  }

  const returnedId = view.kind === 'edit' ? view.id : null
  const key = `${view.kind} ${returnedId} ${serial}`
  return (
    <>
      <nav className={css.tabs} aria-label={words.tabsLabel}>
        <a className={css.tab} href="#apply" aria-current={view.kind === 'apply' ? 'page' : undefined}>
          {words.tabs.apply}
        </a>
        <a className={css.tab} href="#progress" aria-current={view.kind !== 'apply' ? 'page' : undefined}>
          {words.tabs.progress}
        </a>
      </nav>
      {view.kind === 'progress' && progress.part === null && (
        <Waiting failed={progress.failed} onRetry={progress.again} />
      )}
      {view.kind === 'progress' && progress.part !== null && (
        <progress.part.Progress
          proof={proof}
          sent={sent}
          onEdit={edit}
          onAgain={(application) =>
            findDraft(null, proof.proof!.mobile, Date.now()) === null
              ? again(application)
              : setReplacing(application)
          }
        />
      )}
      {view.kind !== 'progress' && (
        <Form
          key={key}
          begun={returnedId === null ? undefined : opened[returnedId]}
          returnedId={returnedId}
          proof={proof}
          onSent={onSent}
          onDiscard={() => {
            if (returnedId !== null) return openView('progress')
            setSerial((number) => number + 1)
          }}
        />
      )}
      {replacing !== null && (
        <ConfirmDialog
          title={draftWords.replaceTitle}
          effect={draftWords.replaceEffect}
          ok={draftWords.replace}
          cancel={draftWords.keep}
          run={() => again(replacing)}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  )
}

const nothing: Begun = { first: emptyDraft, resumedAt: null, filesGone: null, place: null }

/** The draft that this device has stored for an application, or for a new one. */
function resume(targetId: string | null, { proof }: ProofStore): Begun | null {
  const found = findDraft(targetId, proof?.mobile ?? null, Date.now())
  return (
    found && {
      first: found.draft,
      resumedAt: found.at,
      filesGone: found.filesGone ? draftWords.filesGone(unreferredHours) : null,
      place: null,
    }
  )
}

interface FormProps extends Pick<Parameters<typeof Apply>[0], 'proof' | 'onSent' | 'onDiscard'> {
  begun: Begun | undefined
  returnedId: string | null
}

/** The form with its initial values: passed in, stored on the device, or empty. */
function Form({ begun: given, returnedId, ...on }: FormProps) {
  const [begun] = useState(
    () =>
      given ??
      resume(returnedId, on.proof) ??
      (returnedId === null ? { ...nothing, first: newDraft(on.proof.proof?.mobile ?? '') } : null),
  )
  if (begun === null)
    return (
      <p className={`${layout.row} ${formCss.notice}`} data-warn>
        <span>{draftWords.notHere}</span>
        <a href="#progress">{words.tabs.progress}</a>
      </p>
    )
  return <Apply {...begun} {...on} />
}

/** The part of the page that is shown; it is in the address, so that reload and back keep it. */
type View =
  | { readonly kind: 'apply' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'edit'; readonly id: string }

function viewOf(hash: string): View {
  const returnedId = /^#mend-(\d+)$/.exec(hash)?.[1]
  if (returnedId !== undefined) return { kind: 'edit', id: returnedId }
  return { kind: hash === '#progress' ? 'progress' : 'apply' }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** Only known in the browser: the hash is never sent to the server. */
const useView = (): View =>
  viewOf(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  )

function openView(name: string): void {
  location.hash = name
  scrollTo({ top: 0 })
}
