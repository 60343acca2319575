import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cost } from '@bdr/contract/kernel/cost'
import type { Admission } from '../admission/admission.ts'
import type { Asker } from '../admission/asker.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** what is being done for the request; it goes on when the client has gone */
    work?: Promise<unknown>
  }
}

/**
 * Admits a costly request before its body is read. It is under way until its answer has been sent and its work is done,
 * so that nobody is rid of a long work by closing the connection.
 * @throws AppError B00429
 */
export async function admit(
  request: FastifyRequest,
  { raw }: FastifyReply,
  admission: Admission,
  { cost, asker }: { readonly cost: Cost; readonly asker: Asker },
): Promise<void> {
  const leave = await admission.enter(cost, asker)
  const onEnd = () => void (request.work ?? Promise.resolve()).then(leave, leave)
  if (raw.destroyed) return onEnd()
  raw.once('finish', onEnd).once('close', onEnd)
}
