import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import { startTransition, useEffect, useReducer, useState } from 'react'
import { request } from '../../lib/api.ts'

interface Answer<C extends Call> {
  /** the answer, and the number of the request it belongs to */
  readonly asked: string
  readonly times: number
  readonly data: ReplyOf<C> | null
  readonly error: Error | null
}

/**
 * Reads with a call, again for another input; null sends nothing. The last answer stays while it is read
 * again.
 */
export function useRequest<C extends Call>(call: C, input: InputOf<C> | null) {
  const asked = input === null ? null : JSON.stringify(input)
  const [times, again] = useReducer((count: number) => count + 1, 0)
  const [answer, setAnswer] = useState<Answer<C> | null>(null)
  useEffect(() => {
    if (asked === null) return undefined
    const over = new AbortController()
    request(call, JSON.parse(asked) as InputOf<C>, { signal: over.signal }).then(
      (data) => startTransition(() => setAnswer({ asked, times, data, error: null })),
      (error: Error) => {
        if (over.signal.aborted) return
        setAnswer((before) => ({ asked, times, data: before?.asked === asked ? before.data : null, error }))
      },
    )
    return () => over.abort()
  }, [call, asked, times])
  const fits = answer !== null && answer.asked === asked
  return {
    data: fits ? answer.data : null,
    error: fits && answer.times === times ? answer.error : null,
    again,
  }
}
