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
  /** a press beside it closes it: where something is typed, nothing may be lost that way */
  isLight?: boolean | undefined
  /** asked when it closes: whether the focus goes back to where it came from */
  returnsFocus?: (() => boolean) | undefined
  /** pixels */
  width?: number | undefined
  /** beside the title */
  tools?: ReactNode
  /** stays at the end while the rest scrolls */
  foot?: ReactNode
  /** the content brings its own padding and scrolling */
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
