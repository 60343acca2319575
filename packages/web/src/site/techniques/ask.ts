import type { Industry } from '@bdr/contract/content/kinds'
import { consultationNumber } from '@bdr/contract/consultations/model'
import { pageUrl } from '@bdr/contract/navigation'
import type { ConsultationForm, ConsultationOutcome, SentFile } from '@bdr/contract/site/data'
import { industryWords } from '@bdr/text/site-pages/industries'
import { consultationText as words } from '@bdr/text/site-pages/techniques'
import { data, redirect } from 'react-router'
import { foundOrMissing } from '../query.ts'
import { formOutcome, siteContext, type SiteLoaderArgs } from '../context.ts'

/** The id of the form on its page. */
export const formAnchor = 'consultation'

/** The address of the form for people who have not chosen a technique. */
export const generalFormUrl = `${pageUrl('techniqueList')}#${formAnchor}`

/** The address of the form for a part of a plant; null: for the plant itself. */
export const partFormUrl = (industry: Industry, part: number | null) =>
  `${pageUrl('techniqueList', { industry, ...(part !== null && { part: String(part) }) })}#${formAnchor}`

/**
 * The beginning of a message that was started from a plant's drawing. @throws Response 404 if the part does
 * not exist
 */
export function messageAbout(industry: Industry | null, part: string | null): string | undefined {
  const plant = industry === null ? null : industryWords[industry]
  const found = foundOrMissing(
    part,
    plant?.parts.find((_, index) => String(index + 1) === part),
  )
  return plant === null || found === null ? undefined : words.about(found.name, plant.drawing, part!)
}

/** Handles a submitted form: it is stored, or shown again with its faults and all input. */
export async function submitRequest({ context, request }: SiteLoaderArgs, techniqueId: string | null) {
  const form = await request.formData().catch(() => {
    throw new Response(null, { status: 400 })
  })
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
    storedPhoto: text('storedPhoto'),
    website: text('website'),
  }
  const { data: site } = context.get(siteContext)
  const outcome: ConsultationOutcome = await site.requestConsultation(
    typed,
    await sentFile(form.get('photo')),
  )
  if (outcome.state === 'stored') throw redirect(sentUrl(techniqueId, outcome.number), 303)
  context.set(formOutcome, outcome.state === 'faulty' ? words.faultyTitle : words.refusedTitle)
  return data({ outcome, typed }, { status: statusOf[outcome.state] })
}

/** Browsers send a file without a name where none was chosen. */
async function sentFile(part: FormDataEntryValue | null): Promise<SentFile | null> {
  if (part === null || typeof part === 'string' || part.name === '') return null
  return { name: part.name, bytes: await part.bytes() }
}

/**
 * The number of a request in the address of its confirmation; null: an old address. @throws Response 404 for
 * an invalid number
 */
export const sentNumber = (sent: string | null): string | null =>
  sent === withoutNumber ? null : foundOrMissing(sent, sent?.match(consultationNumber)?.[0])

const withoutNumber = '1'

/** The address of the confirmation that a request has arrived. */
export const sentUrl = (id: string | null, number: string | null) => {
  const query = { sent: number ?? withoutNumber }
  const page = id === null ? pageUrl('techniqueList', query) : pageUrl('techniqueDetail', { id, ...query })
  return `${page}#${formAnchor}`
}

const statusOf = { faulty: 422, refused: 409, 'too-often': 429 } as const
