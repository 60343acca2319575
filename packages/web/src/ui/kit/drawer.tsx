import { kitWords as words } from '@bdr/text/ui'
import { useId, type ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import css from './drawer.module.css'
import { Modal } from './modal.tsx'

interface DrawerProps {
  isOpen: boolean
  title: ReactNode
  onClose: () => void
  isLocked?: boolean | undefined
  /** a press beside it closes it: not for a panel with typed input */
  isLight?: boolean | undefined
  /** called when it closes: whether the focus returns to the element that had it before */
  returnsFocus?: (() => boolean) | undefined
  /** width in pixels */
  width?: number | undefined
  /** beside the title */
  tools?: ReactNode
  /** stays visible at the end while the content scrolls */
  foot?: ReactNode
  /** the content has its own padding and scrolling */
  isBare?: boolean | undefined
  children: ReactNode
}

/** A panel at the window's end edge, for what is read or filled in beside the page. */
export function Drawer({
  isOpen,
  title,
  onClose,
  width = 480,
  tools,
  foot,
  children,
  ...props
}: DrawerProps) {
  const titleId = useId()
  const { isLocked, isLight = true, isBare, returnsFocus } = props
  return (
    <Modal
      {...{ isOpen, onClose, isLocked, isLight, returnsFocus, width }}
      className={css.drawer}
      aria-labelledby={titleId}
    >
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {tools}
        {!isLocked && <CloseButton label={words.close} onClose={onClose} />}
      </header>
      {isBare ? children : <div className={css.body}>{children}</div>}
      {foot && <footer className={css.foot}>{foot}</footer>}
    </Modal>
  )
}
