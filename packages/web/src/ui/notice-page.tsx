import type { ReactNode } from 'react'
import layout from './layout.module.css'
import { Brand } from './site/brand.tsx'
import css from './site/notice-page.module.css'
import sketch from './site/sketch.module.css'

/** A page with one message and a link onwards: 404, 401, an error. */
export function NoticePage(props: {
  code?: string
  title: string
  hint: string
  drawing?: ReactNode
  next: ReactNode
}) {
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Brand />
      </header>
      <main className={`${css.main} ${sketch.above}`}>
        {props.drawing}
        {props.code !== undefined && <p className={css.code}>{props.code}</p>}
        <h1 className={css.title}>{props.title}</h1>
        <p className={css.hint}>{props.hint}</p>
        <p className={`${layout.row} ${css.next}`}>{props.next}</p>
      </main>
    </div>
  )
}
