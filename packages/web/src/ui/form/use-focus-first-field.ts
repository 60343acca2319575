import { useEffect, type RefObject } from 'react'

/** Puts the cursor into the first field of a form that opens. */
export function useFocusFirstField(form: RefObject<HTMLElement | null>, shown = true): void {
  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [form, shown])
}
