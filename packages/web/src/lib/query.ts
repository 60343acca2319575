import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { use, useRef } from 'react'
import { request } from './api.ts'
import { CallError, TransportError } from './call-error.ts'
import { firstAnswers } from './first-answers.ts'
import { DrawingContext, readAhead } from './first-view.ts'
import type { RequestOptions } from './client.ts'
import { overlay } from './overlay.ts'
import { reportError } from './report-error.ts'
import { createSubmitIntents, type SubmitIntents } from './submit-intents.ts'

interface CallMeta extends Record<string, unknown> {
  call: Call
  toast: boolean
  /** an answer on the screen is not replaced by a change made elsewhere until the person accepts it */
  fillsForm?: boolean
  /** it is shown beside the page, where replacing it disturbs nobody */
  isOutsidePage?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

const toastFailure = (error: unknown, meta: CallMeta | undefined) => {
  if (meta?.toast) reportError(error, meta.call)
}

/** Whether no answer came that the gateway itself made. */
const isTransport = (error: unknown) =>
  error instanceof TransportError || (error instanceof CallError && error.status >= 500)

/** Reading again does no harm, and phones lose their connection for a moment. */
const worthRetrying = (failures: number, error: unknown) => error instanceof TransportError && failures < 2

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // a page may show a refusal of its data itself; a lost connection is always shown here
    onError: (error, { meta }) =>
      toastFailure(error, meta && { ...meta, toast: meta.toast || isTransport(error) }),
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) => toastFailure(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: worthRetrying,
      retryDelay: 1_000,
      networkMode: 'always',
      // `freshness.ts` reads again then, without disturbing anybody
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** What the server read to draw this page is in the cache from the start. */
for (const [call, input, data] of firstAnswers) queryClient.setQueryData([call, input], data)

const counted = <T>(call: Call, work: Promise<T>): Promise<T> => (call.overlay ? overlay.track(work) : work)

const keyOf = (call: Call, input: unknown) => [call.name, input] as const

function queryOf<C extends Call>(
  call: C,
  input: InputOf<C>,
  meta: Pick<CallMeta, 'toast' | 'fillsForm' | 'isOutsidePage'>,
) {
  const queryKey = keyOf(call, input)
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<C>> => {
      const answer = request(call, input, { signal })
      // an answer that is on the screen already is renewed without a message
      return queryClient.getQueryData(queryKey) === undefined ? counted(call, answer) : answer
    },
    meta: { ...meta, call },
  }
}

export interface UseCallOptions {
  enabled?: boolean
  /** keeps the previous input's answer until the next one has arrived, so that paging shows no blank page */
  keepPrevious?: boolean
  /** false: the page itself shows a refusal; a failed transport is shown here all the same */
  toast?: boolean
  /** milliseconds for which an answer counts as fresh */
  staleTime?: number
  /** milliseconds after which it is read again while the page is open */
  refetchInterval?: number | false
  /** the answer fills a form: changes made elsewhere are offered, never put in place automatically */
  fillsForm?: boolean
  /** shown beside the page, as the menu's counts: changes made elsewhere are put in place without a word */
  isOutsidePage?: boolean
}

/** Reads with a call; the cache's key is the call's name and its input. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: UseCallOptions = {},
): UseQueryResult<ReplyOf<C>, Error> {
  const { keepPrevious = false, toast = true, fillsForm = false, isOutsidePage = false, ...rest } = options
  const drawing = use(DrawingContext)
  if (drawing !== null && options.enabled !== false) use(drawing.read(call, input))
  return useQuery({
    ...queryOf(call, input, { toast, fillsForm, isOutsidePage }),
    ...rest,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

/**
 * Starts reading before the page is drawn, from a `clientLoader`. Failures show in `useCall`; pass
 * `toast: false` here where that hook gets it. While the server draws, only what a loader prefetches before
 * its first `await` is read ahead.
 */
export function prefetch<C extends Call>(
  call: C,
  input: InputOf<C>,
  { toast = true }: { toast?: boolean } = {},
): void {
  if (import.meta.env.SSR && readAhead(call, input)) return
  queryClient.query(queryOf(call, input, { toast })).catch(() => {})
}

/** Marks every answer of these calls as outdated; those on the screen are read again. */
export async function invalidate(calls: readonly Call[]): Promise<void> {
  await Promise.all(
    calls.map(async ({ name }) => {
      // a first read in flight may be outdated too, and would otherwise count as fresh
      await queryClient.cancelQueries({ queryKey: [name] })
      await queryClient.invalidateQueries({ queryKey: [name] })
    }),
  )
}

/**
 * After the viewer's post has changed, reads what is on the screen again, and the rest when it is next shown.
 */
export function invalidateEverything(): void {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries()
}

/** What a call answered last, if anything on the page shows it; sends no request. */
export const cachedAnswer = <C extends Call>(call: C, input: InputOf<C>): ReplyOf<C> | undefined =>
  queryClient.getQueryData<ReplyOf<C>>(keyOf(call, input))

/**
 * Caches an answer that was not read by `useCall` (a mutation's reply, or a changed copy of the cached one),
 * where `useCall` finds it.
 */
export function setCached<C extends Call>(
  call: C,
  input: InputOf<C>,
  data: ReplyOf<C> | ((now: ReplyOf<C> | undefined) => ReplyOf<C> | undefined),
): void {
  queryClient.setQueryData<ReplyOf<C>>(keyOf(call, input), data)
}

export interface UseCallMutationOptions<C extends Call> {
  onSuccess?: (data: ReplyOf<C>, input: InputOf<C>) => unknown
  onError?: (error: Error, input: InputOf<C>) => unknown
  /** calls whose answers are outdated afterwards */
  invalidates?: readonly Call[]
  /** false: the page itself shows the error, for instance at the fields */
  toast?: boolean
  /** sends the request; `fetch` unless given */
  through?: RequestOptions['through']
}

/**
 * Writes with a call outside of any component; the caller shows errors. Not for `idempotent` calls, whose key
 * `useCallMutation` creates. Throws as `request` does.
 */
export const sendCall = <C extends Call>(call: C, input: InputOf<C>): Promise<ReplyOf<C>> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => counted(call, request(call, input)),
      meta: { call, toast: false },
    })
    .execute(undefined)

/** What is sent: the call's input, and the file of an upload. */
export type MutationInput<C extends Call> = InputOf<C> & { [uploadedFile]?: File }
const uploadedFile = Symbol('file')

/** Adds the file of an upload to its input. */
export const withFile = <Input extends object>(input: Input, file: File) => ({
  ...input,
  [uploadedFile]: file,
})

/** Writes with a call. `idempotent` calls carry a key, so that a repeated attempt cannot act twice. */
export function useCallMutation<C extends Call>(
  call: C,
  options: UseCallMutationOptions<C> = {},
): UseMutationResult<ReplyOf<C>, Error, MutationInput<C>> {
  const { onSuccess, onError, invalidates = [], toast = true, through } = options
  const intents = useRef<SubmitIntents>(null)
  intents.current ??= createSubmitIntents()
  const { keyFor, finish } = intents.current

  return useMutation({
    mutationFn: async ({ [uploadedFile]: file, ...input }: MutationInput<C>) => {
      const idempotencyKey = call.idempotent ? keyFor(input, file) : undefined
      try {
        const sent = request(call, input as InputOf<C>, { idempotencyKey, file, through })
        const data = await counted(call, sent)
        finish()
        return data
      } catch (error) {
        if (error instanceof CallError && error.status < 500) finish()
        throw error
      }
    },
    meta: { call, toast },
    onSuccess: (data, input) => {
      // not awaited: a dialog should not stay open until every list behind it has been read again
      void invalidate(invalidates)
      return onSuccess?.(data, input)
    },
    onError,
  })
}
