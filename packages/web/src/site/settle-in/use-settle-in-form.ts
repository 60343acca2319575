import { applyToSettleIn, resubmitSettleIn } from '@bdr/contract/settle-in/calls'
import { settleInLimits } from '@bdr/contract/settle-in/form'
import type { OwnApplication } from '@bdr/contract/settle-in/replies'
import { useEffect, useRef, useState } from 'react'
import { request } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import type { FormFile } from '../../ui/form/drafts.ts'
import { useStoredDraft } from '../../ui/form/use-stored-draft.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { isTicketOver } from '../sign-in/sms-code.ts'
import { checkForm } from './check.ts'
import type { Choices } from './choices.ts'
import { formOf, nameOfDraft, type Draft, type Papers, type SettleInValues } from './draft.ts'
import { placeOf, stepOf } from './places.ts'
import type { ProofStore } from './proof.ts'
import { requiredPapers, withPlaces } from './required-papers.ts'

interface SettleInSource {
  readonly first: Draft
  /** null until they have been read */
  readonly choices: Choices | null
  readonly proof: ProofStore
  readonly onSent: (application: OwnApplication) => void
}

/** The form of an application; it is stored on the device until it is sent or discarded. */
export function useSettleInForm({ first, choices, proof, onSent }: SettleInSource) {
  const { target } = first
  const [step, setStep] = useState(first.step)
  const [filesLeft, setFilesLeft] = useState(false)
  const [today] = useState(() => formatDay(new Date()))
  const ticketOf = ({ contact }: SettleInValues) =>
    proof.proof?.mobile === contact.mobile ? proof.proof.ticket : null

  const form = useLightForm<SettleInValues, OwnApplication>({
    start: first.values,
    check: (values) =>
      checkForm(values, {
        proved: ticketOf(values) !== null,
        agreementVersion: choices?.agreementVersion ?? '',
        mostCategories: settleInLimits.categories,
        today,
      }),
    placeOf: (path, { papers }) => {
      const place = placeOf(path, Object.keys(papers))
      return stepOf(place) === null ? null : place
    },
    send: async (values) => {
      const body = { ticket: ticketOf(values)!, ...formOf(values) }
      try {
        return target
          ? await request(resubmitSettleIn, { id: target.id, version: target.version, ...body })
          : await request(applyToSettleIn, body)
      } catch (error) {
        if (isTicketOver(error)) proof.end()
        throw error
      }
    },
    onSent: (application) => {
      stored.drop()
      onSent(application)
    },
  })
  const { values, set } = form

  const draft: Draft = { ...first, values, step }
  const { draft: stored, storedAt } = useStoredDraft(nameOfDraft(draft))
  const seen = useRef({ values, step })
  useEffect(() => {
    if (seen.current.values === values && seen.current.step === step) return
    seen.current = { values, step }
    stored.store({ ...first, values, step }, { version: target?.version ?? null })
  }, [stored, first, values, step, target])

  // each kind of paper that the categories require gets a place, as soon as those are known
  const { categoryIds, papers } = values
  useEffect(() => {
    if (!choices) return
    const complete = withPlaces(papers, requiredPapers(categoryIds, choices.requiredKinds))
    if (complete !== papers) set('papers', complete)
    // papers can be added and removed by the applicant, too
    // oxlint-disable-next-line react/exhaustive-deps
  }, [categoryIds, choices])

  /** Called when a mobile was confirmed: files uploaded for another mobile cannot be used with it. */
  const onProved = (mobile: string, ticket: string) => {
    proof.proved(mobile, ticket)
    const before = form.current()
    if (before.contact.mobile === mobile) return
    // from now on it is stored under this mobile
    stored.drop()
    const isOther = before.contact.mobile !== ''
    const own = (file: FormFile | null) => (isOther ? null : file)
    const brought = [
      before.company.licenceFileId,
      ...Object.values(before.papers).map(({ fileId }) => fileId),
    ]
    setFilesLeft(isOther && brought.some((file) => file !== null))
    form.setAll({
      ...before,
      contact: { ...before.contact, mobile },
      company: { ...before.company, licenceFileId: own(before.company.licenceFileId) },
      papers: Object.fromEntries(
        Object.entries(before.papers).map(([key, paper]) => [key, { ...paper, fileId: own(paper.fileId) }]),
      ) as Papers,
    })
  }

  return {
    form,
    target,
    remarks: first.remarks,
    step,
    setStep,
    today,
    /** the ticket of the form's own mobile; null while that is not confirmed */
    ticket: ticketOf(values),
    onProved,
    /** uploads for another mobile were removed from the form */
    filesLeft,
    /** when the device stored it, or that it cannot; null before that */
    storedAt,
    drop: stored.drop,
  }
}
export type SettleInFormState = ReturnType<typeof useSettleInForm>
