import { draftWords as words } from '@bdr/text/settle-in'
import type { ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import { contentAt } from './draft.ts'
import { useShared } from './form-context.ts'
import css from './form.module.css'

interface PlaceProps {
  name: string
  /** takes the full width */
  wide?: boolean
  children: ReactNode
}

/** A place of the form that links can lead to, with a reviewer's remark. */
export function Place({ name, wide, children }: PlaceProps) {
  return (
    <div className={`${layout.rows} ${css.place}`} data-place={name} data-wide={wide || undefined}>
      {children}
      <Remarks place={name} />
    </div>
  )
}

export function Remarks({ place }: { place: string }) {
  const { form, remarks } = useShared()
  return remarks.map(({ place: about, message, was }) => {
    const changed = contentAt(form.values, place) !== was
    return about !== place ? null : (
      <p key={message} className={css.remark} data-changed={changed || undefined}>
        <strong>{changed ? words.remarkChanged : words.remark}</strong>
        {message}
      </p>
    )
  })
}
