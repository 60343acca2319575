import { codes } from '@bdr/contract/errors'
import { sendSms, validateSmsCode } from '@bdr/contract/sms/calls'
import { smsCode, type SmsType } from '@bdr/contract/sms/model'
import { smsCodeWords as words } from '@bdr/text/sms'
import { useRef, useState } from 'react'
import { request } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'
import { useSecondsLeft } from './seconds-left.ts'

/**
 * Whether it may be a mobile. The gateway checks the format; using the contract's schema here would load the
 * schema library on pages for phones.
 */
export const looksLikeMobile = (text: string): boolean => /^1\d{10}$/.test(text)

/** What is wrong with a typed mobile; null when nothing is. */
export function mobileFault(mobile: string): string | null {
  if (mobile === '') return words.mobileMissing
  return looksLikeMobile(mobile) ? null : words.mobileMalformed
}

/** The same for a code. */
export function codeFault(code: string): string | null {
  if (code === '') return words.codeMissing
  return /^\d+$/.test(code) && code.length === smsCode.digits ? null : words.codeMalformed(smsCode.digits)
}

interface Proof {
  readonly mobile: string
  readonly code: string
  readonly ticket: string
}

/** Codes of one type for the mobile in a form: sends them, and exchanges one for a ticket. */
export function useSmsCode(type: SmsType, mobile: string) {
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<{ mobile: string; minutes: number } | null>(null)
  const [nextAt, setNextAt] = useState<Readonly<Record<string, number>>>({})
  const proof = useRef<Proof>(null)
  const secondsToNext = useSecondsLeft(nextAt[mobile] ?? null)

  const waitFor = (seconds: number) =>
    setNextAt((before) => ({ ...before, [mobile]: Date.now() + seconds * 1_000 }))

  /** Throws as `request` does. */
  const send = async () => {
    setSending(true)
    try {
      const { nextInSeconds, validMinutes } = await request(sendSms, { mobile, type })
      setSent({ mobile, minutes: validMinutes })
      waitFor(nextInSeconds)
    } catch (error) {
      const tooSoon = error instanceof CallError && error.code === codes.refused
      if (tooSoon && error.retryAfter !== null) waitFor(error.retryAfter)
      throw error
    } finally {
      setSending(false)
    }
  }

  /**
   * Does something with the ticket of a code. A code yields only one ticket, so the ticket is kept for the
   * next attempt, unless it turns out to have expired. Throws as `request` does.
   */
  const withTicket = async <Result>(
    code: string,
    work: (ticket: string) => Promise<Result>,
  ): Promise<Result> => {
    if (proof.current?.mobile !== mobile || proof.current.code !== code) {
      const { ticket } = await request(validateSmsCode, { mobile, type, code })
      proof.current = { mobile, code, ticket }
    }
    try {
      return await work(proof.current.ticket)
    } catch (error) {
      if (isTicketOver(error)) proof.current = null
      throw error
    }
  }

  return {
    send,
    sending,
    secondsToNext,
    /** for how many minutes the code sent to this mobile is valid; null when none was sent */
    sentFor: sent?.mobile === mobile ? sent.minutes : null,
    withTicket,
  }
}
export type SmsCode = ReturnType<typeof useSmsCode>

export const isTicketOver = (error: unknown): boolean =>
  error instanceof CallError && error.key === 'sms.ticketInvalid'
