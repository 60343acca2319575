import type { ComponentProps } from 'react'
import layout from '../../ui/layout.module.css'
import css from './tool.module.css'

interface ToolProps extends ComponentProps<'button'> {
  label: string
  /** an SVG path on 20 by 20 */
  drawing: string
}

/** A button of the top bar: a drawing with its name. */
export function Tool({ label, drawing, children, ...button }: ToolProps) {
  return (
    <button type="button" className={css.tool} aria-label={label} title={label} {...button}>
      <svg className={layout.icon} width="20" height="20" viewBox="0 0 20 20" aria-hidden>
        <path d={drawing} />
      </svg>
      {children}
    </button>
  )
}
