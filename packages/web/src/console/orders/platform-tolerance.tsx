import { pageUrl } from '@bdr/contract/navigation'
import { readPlatformTolerance, setPlatformTolerance } from '@bdr/contract/orders/calls'
import type { PlatformTolerance } from '@bdr/contract/orders/replies'
import { orderPages } from '@bdr/text/names/orders'
import { orderChanges } from '@bdr/text/orders'
import { toleranceForm } from '@bdr/text/tolerance'
import { toleranceText } from '@bdr/text/tolerance-rule'
import { Link } from 'react-router'
import { latestActor } from '../../lib/latest-actor.ts'
import { invalidate, setCached, prefetch, useCall } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { PageHeader } from '../../ui/console/page-header.tsx'
import { RecordState } from '../../ui/console/record-state.tsx'
import { Section } from '../../ui/console/section.tsx'
import { HistoryTimeline } from '../../ui/console/timeline.tsx'
import { ToleranceFields } from '../../ui/data/tolerance-fields.tsx'
import {
  oneRule,
  toleranceFrom,
  toleranceValues,
  type ToleranceValues,
} from '../../ui/data/tolerance-values.ts'
import { Form } from '../../ui/form/form.tsx'
import { GeneralFaultNotice } from '../../ui/form/notices.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import layout from '../../ui/layout.module.css'
import css from './platform-tolerance.module.css'
import typography from '../../ui/typography.module.css'

const words = toleranceForm.ofPlatform

export const clientLoader = () => prefetch(readPlatformTolerance, {}, { toast: false })

/** The dialog for how much may be delivered beyond orders without an agreement of their own. */
export default function PlatformTolerancePage() {
  const answer = useCall(readPlatformTolerance, {}, { toast: false })
  return (
    <RecordState query={answer} back={null} title={orderPages.platformTolerance}>
      {(stored: PlatformTolerance) => (
        <>
          <PageHeader title={orderPages.platformTolerance} />
          <p className={`${typography.lead} ${css.lead}`}>{words.lead}</p>
          <div className={css.halves}>
            <Section title={words.rule}>
              <RuleForm stored={stored} />
            </Section>
            <div>
              <Section title={words.merchants} note={String(stored.merchantCount)}>
                <Merchants stored={stored} />
              </Section>
              <Section title={words.history}>
                <HistoryTimeline
                  entries={stored.history}
                  labels={{ setTolerance: words.changed }}
                  fields={orderChanges}
                  stateLabels={{}}
                />
              </Section>
            </div>
          </div>
        </>
      )}
    </RecordState>
  )
}

function RuleForm({ stored: { version, tolerance, history } }: { stored: PlatformTolerance }) {
  const form = useCallForm<typeof setPlatformTolerance, ToleranceValues>({
    call: setPlatformTolerance,
    start: toleranceValues(tolerance),
    // the form has no empty mode
    input: (values, version) => ({ version, tolerance: toleranceFrom(values)! }),
    ...oneRule,
    record: {
      version,
      changedBy: latestActor(history),
      reload: () => invalidate([readPlatformTolerance]),
    },
    draft: { form: 'platform-tolerance', id: 'own' },
    onSent: (saved) => {
      setCached(readPlatformTolerance, {}, saved)
      showToast('success', words.done)
    },
  })
  return (
    <Form form={form} label={words.rule} isPage>
      <GeneralFaultNotice form={form} />
      <div className={`${layout.stack} ${layout.start}`}>
        <ToleranceFields mode={form.at('mode')} percent={form.at('percent')} />
        <Button type="submit" look="primary" isPending={form.busy}>
          {toleranceForm.save}
        </Button>
      </div>
    </Form>
  )
}

function Merchants({ stored: { merchants, merchantCount } }: { stored: PlatformTolerance }) {
  if (merchants.length === 0) return <p className={typography.quiet}>{words.none}</p>
  return (
    <>
      <ul className={`${layout.list} ${css.merchants}`}>
        {merchants.map(({ id, name, tolerance }) => (
          <li key={id}>
            <Link to={pageUrl('merchantDetail', { id })}>{name}</Link>
            <span className={typography.quiet}>{toleranceText(tolerance)}</span>
          </li>
        ))}
      </ul>
      {merchants.length < merchantCount && (
        <p className={typography.quiet}>{words.cut(merchants.length, merchantCount)}</p>
      )}
    </>
  )
}
