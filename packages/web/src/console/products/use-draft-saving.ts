import { countProducts, listProducts, readProduct, saveProductDraft } from '@bdr/contract/products/calls'
import type { ProductDetail } from '@bdr/contract/products/replies'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isConflict } from '../../lib/call-error.ts'
import { invalidate, keepAnswer, sendCall } from '../../lib/query.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { typedContent, type ProductForm } from './product-form.ts'

/** Milliseconds without a key until what is typed goes to the server, and after which a failure is tried again. */
const pause = 1_200
const retryAfter = 10_000

export type DraftSaving = 'saved' | 'waiting' | 'saving' | 'failed'

/**
 * Stores a product's draft on the server as it is typed. Where somebody else was faster the form says so,
 * and nothing goes out until that was looked at.
 * @param onSent told what was sent and what the server made of it
 */
export function useDraftSaving(
  form: Form<ProductForm>,
  id: string,
  onSent: (typed: string, stored: ProductDetail) => void,
) {
  const [state, setState] = useState<DraftSaving>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** what the server was given last: it is not given the same again */
  const last = useRef<string | null>(null)
  /** the version that has it, which the page may not have read yet */
  const storedVersion = useRef(0)
  const isStored = () => !form.touched || JSON.stringify(typedContent(form.values())) === last.current

  const saveIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latest.current.save(), delay)
  }
  const store = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (isStored()) {
      setState('saved')
      return true
    }
    setState('saving')
    try {
      const done = await form.storeTyped(async (values, version) => {
        const content = typedContent(values)
        const over = Math.max(version, storedVersion.current)
        const stored = await sendCall(saveProductDraft, { id, version: over, content })
        storedVersion.current = stored.version
        last.current = JSON.stringify(content)
        onSent(content.description, stored)
        keepAnswer(readProduct, { id }, stored)
        void invalidate([listProducts, countProducts])
      })
      setState(done ? 'saved' : 'waiting')
      return done
    } catch (error) {
      const isOutdated = isConflict(error)
      setState(isOutdated ? 'waiting' : 'failed')
      if (!isOutdated) saveIn(retryAfter)
      return false
    }
  }
  /** one after the other: each goes over the version that the one before it made */
  const queue = useRef(Promise.resolve(true))
  const save = () => (queue.current = queue.current.then(() => latest.current.store()))
  const latest = useRef({ save, store, isStored })
  useLayoutEffect(() => {
    latest.current = { save, store, isStored }
  })
  const { core, touched } = form
  useEffect(() => {
    const typed = () => {
      if (latest.current.isStored()) return
      setState((now) => (now === 'saving' ? now : 'waiting'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latest.current.save(), pause)
    }
    return core.subscribe(typed)
  }, [core])
  // what was restored from this device, or typed while the last was on its way, has no key of its own
  useEffect(() => {
    if (touched && (state === 'saved' || state === 'waiting'))
      timer.current ??= setTimeout(() => void latest.current.save(), pause)
  }, [touched, state])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { state, save, storedVersion: () => storedVersion.current }
}
