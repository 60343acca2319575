import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import css from './tooltip.module.css'

interface TooltipProps {
  text: string
  /** the element that takes the focus; it has `id` in its `aria-describedby` */
  children: (id: string) => ReactNode
}

/** pixels between it and the element it explains */
const gap = 6

/**
 * An explanation that is shown while the pointer is on its element, while the element has the focus, and when
 * it is touched. Esc hides it. It is in the top layer, so nothing cuts it off.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const trigger = useRef<HTMLSpanElement>(null)
  const show = () => {
    const element = tip.current!
    if (!element.matches(':popover-open')) element.showPopover()
    const at = trigger.current!.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const left = at.left + (at.width - width) / 2
    const above = at.top - height - gap
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
    element.style.top = `${above < 8 ? at.bottom + gap : above}px`
  }
  const hide = () => {
    if (!trigger.current!.contains(document.activeElement)) tip.current!.hidePopover()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.current!.matches(':popover-open')) return
    event.stopPropagation()
    tip.current!.hidePopover()
  }
  return (
    <span
      ref={trigger}
      role="presentation"
      className={css.trigger}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={() => tip.current!.hidePopover()}
      onClick={show}
      onKeyDown={onKeyDown}
    >
      {children(id)}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </span>
  )
}
