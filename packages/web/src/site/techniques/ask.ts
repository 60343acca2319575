import { pageUrl } from '@bdr/contract/navigation'
import type { ConsultationForm, ConsultationOutcome } from '@bdr/contract/site/data'
import { data, redirect } from 'react-router'
import { siteContext, type SiteLoaderArgs } from '../context.ts'

/** Where the form stands on its page. */
export const formAnchor = 'consultation'

/** The form for those who have chosen no technique. */
export const generalFormUrl = `${pageUrl('techniqueList')}#${formAnchor}`

/** What the form asked: stored, or shown again with its faults and all that was typed. */
export async function ask({ context, request }: SiteLoaderArgs, techniqueId: string | null) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed: ConsultationForm = {
    techniqueId,
    name: text('name'),
    mobile: text('mobile'),
    company: text('company'),
    message: text('message'),
    website: text('website'),
  }
  const outcome: ConsultationOutcome = await context.get(siteContext).data.requestConsultation(typed)
  if (outcome.state === 'stored') throw redirect(sentUrl(techniqueId), 303)
  return data({ outcome, typed }, { status: statusOf[outcome.state] })
}

/** Where it is said that a request has arrived. */
export const sentUrl = (id: string | null) => {
  const query = { sent: '1' }
  const page = id === null ? pageUrl('techniqueList', query) : pageUrl('techniqueDetail', { id, ...query })
  return `${page}#${formAnchor}`
}

const statusOf = { faulty: 422, refused: 409, 'too-often': 429 } as const
