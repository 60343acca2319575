import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { performs } from '../kernel/machine.ts'
import { id, optionalText, shortText, version } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { customer, platform } from '../paths.ts'
import { consultationMachine } from './machine.ts'
import { consultationLimits, consultationRequest } from './model.ts'

/** A visitor asks for a consultation on a technique. */
export const requestConsultation = call({
  name: 'consultations.request',
  method: 'POST',
  path: `${customer}/platform/tech-transform-plan-consultations`,
  access: 'public',
  cost: 'stores',
  input: () => consultationRequest,
})

const consultations = `${platform}/consultations` as const
const manage = { access: 'consultation:manage' } as const

/** The consultation requests of visitors, newest first. */
export const listConsultations = call({
  name: 'consultations.list',
  method: 'GET',
  path: consultations,
  ...manage,
  input: () =>
    z.strictObject({
      ...pageFields,
      status: z.enum(consultationMachine.states).optional(),
      keyword: z.string().trim().max(50).optional(),
    }),
  shows: ['consultation'],
})
export const exportConsultations = exportOf(listConsultations)

export const readConsultation = call({
  name: 'consultations.detail',
  method: 'GET',
  path: `${consultations}/{id}`,
  ...manage,
  input: () => z.strictObject({ id }),
  shows: ['consultation'],
})

/**
 * Records what was done about a request: somebody contacted the visitor, invited them by SMS to settle in, closed the
 * request or reopened it. A note about the result is stored with it.
 */
export const handleConsultation = call({
  name: 'consultations.handle',
  method: 'PUT',
  path: `${consultations}/{id}/handle`,
  ...manage,
  performs: performs(consultationMachine, 'contact', 'invite', 'close', 'reopen'),
  input: () =>
    z.strictObject({
      id,
      version,
      action: z.enum(['contact', 'invite', 'close', 'reopen']),
      remark: shortText(consultationLimits.remark),
      /** the answer the visitor reads; null leaves the former answer unchanged */
      answer: optionalText(consultationLimits.answer),
    }),
})
