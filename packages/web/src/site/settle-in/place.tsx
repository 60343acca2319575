import { draftWords as words } from '@bdr/text/site-settle-in'
import type { ReactNode } from 'react'
import { valueAt } from './draft.ts'
import { remarksAt, useSettleInForm } from './form-context.ts'
import css from './form.module.css'

interface PlaceProps {
  name: string
  /** over the full width */
  wide?: boolean
  children: ReactNode
}

/** A place of the form that can be gone to, with what a reviewer said of it. */
export function Place({ name, wide, children }: PlaceProps) {
  return (
    <div className={css.place} data-place={name} data-wide={wide || undefined}>
      {children}
      <Remarks place={name} />
    </div>
  )
}

export function Remarks({ place }: { place: string }) {
  const { draft } = useSettleInForm()
  return remarksAt(draft, place).map(({ message, was }) => {
    const changed = valueAt(draft, place) !== was
    return (
      <p key={message} className={css.remark} data-changed={changed || undefined}>
        <strong>{changed ? words.remarkChanged : words.remark}</strong>
        {message}
      </p>
    )
  })
}
