import {
  listContents,
  listContentVersions,
  publishContent,
  readContent,
  unscheduleContent,
  withdrawContent,
} from '@bdr/contract/content/calls'
import { contentMachine, type ContentStatus } from '@bdr/contract/content/machine'
import { personalActions } from '@bdr/contract/kernel/machine'
import { contentEditor as words } from '@bdr/text/content'
import { contentAction } from '@bdr/text/names/content'
import { formatInstant } from '../../lib/format.ts'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

const reasonLength = withdrawContent.input.shape.reason.maxLength ?? Infinity

/** Publishing, its time and the way back. */
export const contentActions = recordActions({
  read: readContent,
  outdates: [listContents, listContentVersions],
  // actions of other states get no button, not even one that says why not
  explains: ({ status }) =>
    personalActions(contentMachine).filter((action) =>
      (contentMachine.actions[action].from as readonly ContentStatus[]).includes(status),
    ),
  actions: {
    schedule: {
      label: contentAction.schedule,
      form: ScheduleDialog,
      done: ({ publishAt }) => words.schedule.done(formatInstant(publishAt)),
    },
    unschedule: {
      label: contentAction.unschedule,
      dialog: ({ title }) => ({
        title: words.unschedule.title(title),
        effect: words.unschedule.effect,
        ok: words.unschedule.ok,
      }),
      call: (target) => sendCall(unscheduleContent, target),
      done: words.unschedule.done,
    },
    publish: {
      label: contentAction.publish,
      primary: true,
      dialog: ({ title, status }) => ({
        title: words.publish.title(title),
        effect: status === 'published' ? words.publish.again : words.publish.effect,
        ok: words.publish.ok,
      }),
      call: (target) => sendCall(publishContent, target),
      done: words.publish.done,
    },
    withdraw: {
      label: contentAction.withdraw,
      danger: true,
      dialog: ({ title }) => ({
        title: words.withdraw.title(title),
        effect: words.withdraw.effect,
        ok: words.withdraw.ok,
        reason: { label: words.withdraw.reason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(withdrawContent, { ...target, reason }),
      done: words.withdraw.done,
    },
  },
})
