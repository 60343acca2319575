import {
  listContents,
  listContentVersions,
  publishContent,
  readContent,
  unscheduleContent,
  withdrawContent,
} from '@bdr/contract/content/calls'
import { contentMachine, type ContentStatus } from '@bdr/contract/content/machine'
import type { ContentDetail } from '@bdr/contract/content/model'
import type { PersonalActionOf } from '@bdr/contract/kernel/machine'
import { contentEditor as words } from '@bdr/text/console-content'
import { contentAction } from '@bdr/text/labels'
import { useState } from 'react'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar, type ActionSet } from '../../ui/console/action-bar.tsx'
import { useConfirm, type Question } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'
import { useLatestTarget } from '../../ui/console/use-latest-target.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ContentAction = PersonalActionOf<typeof contentMachine>
type Asked = Exclude<ContentAction, 'schedule'>

const reasonLength = withdrawContent.input.shape.reason.maxLength ?? Infinity

/** Publishing, its time and the way back, with the dialogs that ask first. */
export function ContentActions({ record, locked }: { record: ContentDetail; locked: boolean }) {
  const { title, status } = record
  const options = {
    toast: false,
    invalidates: [listContents, listContentVersions],
    onSuccess: (changed: ContentDetail) => keepAnswer(readContent, { id: changed.id }, changed),
  }
  const publish = useCallMutation(publishContent, options)
  const unschedule = useCallMutation(unscheduleContent, options)
  const withdraw = useCallMutation(withdrawContent, options)
  const { ask, dialog } = useConfirm()
  const [scheduling, setScheduling] = useState(false)
  const target = useLatestTarget(record)

  const run = (mutate: (reason: string) => Promise<unknown>, done: string) => async (reason: string) => {
    try {
      await mutate(reason)
    } catch (error) {
      if (isConflict(error)) void invalidate([readContent])
      throw error
    }
    showToast('success', done)
  }
  const questions: Record<Asked, Question> = {
    publish: {
      title: words.publish.title(title),
      effect: status === 'published' ? words.publish.again : words.publish.effect,
      ok: words.publish.ok,
      run: run(() => publish.mutateAsync(target()), words.publish.done),
    },
    unschedule: {
      title: words.unschedule.title(title),
      effect: words.unschedule.effect,
      ok: words.unschedule.ok,
      run: run(() => unschedule.mutateAsync(target()), words.unschedule.done),
    },
    withdraw: {
      title: words.withdraw.title(title),
      effect: words.withdraw.effect,
      ok: words.withdraw.ok,
      danger: true,
      reason: { label: words.withdraw.reason, maxLength: reasonLength },
      run: run((reason) => withdraw.mutateAsync({ ...target(), reason }), words.withdraw.done),
    },
  }
  return (
    <>
      <ActionBar
        actions={locked ? lockedActions(record.actions) : record.actions}
        labels={contentAction}
        primary="publish"
        danger={['withdraw']}
        exclude={notOf(status)}
        onAction={(action) => (action === 'schedule' ? setScheduling(true) : ask(questions[action]))}
      />
      <ScheduleDialog record={record} open={scheduling} onClose={() => setScheduling(false)} />
      {dialog}
    </>
  )
}

/** Actions of other states get no button, not even one that says why not. */
const notOf = (status: ContentStatus): ContentAction[] =>
  (Object.keys(contentMachine.actions) as ContentAction[]).filter(
    (action) => !(contentMachine.actions[action].from as readonly ContentStatus[]).includes(status),
  )

/** What is typed and not saved would be left behind by whatever is done now. */
const lockedActions = ({ allowed, blocked }: ActionSet<ContentAction>): ActionSet<ContentAction> => ({
  allowed: [],
  blocked: [...allowed, ...blocked.map(({ action }) => action)].map((action) => ({
    action,
    reason: words.unsavedFirst,
  })),
})
