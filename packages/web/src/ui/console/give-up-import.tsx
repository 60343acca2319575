import { cancelImport, listImports, readImport } from '@bdr/contract/imports/calls'
import type { ImportRow } from '@bdr/contract/imports/replies'
import { imports, importKindNames } from '@bdr/text/imports'
import type { ReactNode } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { useViewer } from '../../lib/session.ts'
import { showToast } from '../../lib/toasts.ts'
import { useConfirm } from './confirm.tsx'

const words = imports.giveUp

type GivenUp = Pick<ImportRow, 'id' | 'kind' | 'fileName' | 'startedBy' | 'startedById'>

/** Gives an import up after asking. The question names the file, and whose it is if a colleague uploaded it. */
export function useGiveUpImport(): {
  ask: (row: GivenUp, onGivenUp?: () => void) => void
  dialog: ReactNode
} {
  const viewer = useViewer()
  const confirm = useConfirm()
  const cancel = useCallMutation(cancelImport, { toast: false, invalidates: [listImports, readImport] })
  return {
    dialog: confirm.dialog,
    ask: ({ id, kind, fileName, startedBy, startedById }, onGivenUp) =>
      confirm.ask({
        title: words.title(fileName),
        effect: (
          <>
            <p>{words.effect(importKindNames[kind])}</p>
            {startedById !== viewer.user.uid && <p>{words.ofColleague(startedBy)}</p>}
          </>
        ),
        ok: words.ok,
        cancel: words.cancel,
        danger: true,
        run: async () => {
          await cancel.mutateAsync({ id })
          showToast('success', words.done(fileName))
          onGivenUp?.()
        },
      }),
  }
}
