import { formWords, ui } from '@bdr/text/ui'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../kit/button.tsx'
import { Dialog, DialogButtons, type DialogProps } from '../kit/dialog.tsx'
import { Drawer } from '../kit/drawer.tsx'
import { Form } from './form.tsx'
import { GeneralFaultNotice } from './notices.tsx'
import { useIsUploading } from './use-form-core.ts'
import type { Form as FormState } from './use-form.ts'
import typography from '../typography.module.css'

interface Frame {
  /** closes it, after asking where something would be lost */
  readonly close: () => void
  /**
   * Registers what says, at the moment of closing, how to give up what would be lost; null when nothing would be.
   * @returns a function that removes it
   */
  readonly guard: (unsent: Unsent) => () => void
}
type Unsent = () => (() => void) | null
/** The dialog or panel that contains a form. */
const FormFrame = createContext<Frame>({ close: () => {}, guard: () => () => {} })

type FrameProps = {
  isOpen: boolean
  title: ReactNode
  onClose: () => void
  width?: number
  children: ReactNode
}

/** A panel with a form of its own, for what is filled in beside the page. */
export const FormDrawer = ({ children, ...props }: FrameProps) => (
  <Guarded isOpen={props.isOpen} onClose={props.onClose}>
    {(close) => (
      <Drawer {...props} onClose={close} isLight={false}>
        {children}
      </Drawer>
    )}
  </Guarded>
)

/** A dialog around a `DialogForm`: each time it opens, the form starts with its initial values. */
export const FormDialog = ({ children, ...props }: Omit<DialogProps, 'buttons'>) => (
  <Guarded isOpen={props.isOpen} onClose={props.onClose}>
    {(close) => (
      <Dialog {...props} onClose={close}>
        {children}
      </Dialog>
    )}
  </Guarded>
)

/** A part of a page that is a form until it is sent or cancelled. */
export const FormGuard = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Guarded isOpen onClose={onClose}>
    {() => children}
  </Guarded>
)

interface GuardedProps {
  isOpen: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** Asks before a frame with unsent input is closed: cancel, Esc and the cross may be pressed by mistake. */
function Guarded({ isOpen, onClose, children }: GuardedProps) {
  // asked when it is closed: a state would still be the one before what was typed a moment ago
  const unsent = useRef<Unsent>(() => null)
  const [asking, setAsking] = useState(false)
  const close = () => (unsent.current() === null ? onClose() : setAsking(true))
  const guard = (next: Unsent) => {
    unsent.current = next
    return () => {
      if (unsent.current === next) unsent.current = () => null
    }
  }
  const stay = () => setAsking(false)
  return (
    <>
      <FormFrame value={{ close, guard }}>
        {/* oxlint-disable-next-line react/refs -- read when it is closed, not while it is drawn */}
        {children(close)}
      </FormFrame>
      <Dialog
        isOpen={isOpen && asking}
        title={ui('giveUp.title')}
        onClose={stay}
        width={420}
        buttons={
          <>
            <Button
              danger
              onClick={() => {
                stay()
                unsent.current()?.()
                onClose()
              }}
            >
              {ui('giveUp.go')}
            </Button>
            <Button look="primary" onClick={stay}>
              {ui('giveUp.stay')}
            </Button>
          </>
        }
      >
        {ui('giveUp.text')}
      </Dialog>
    </>
  )
}

/**
 * Connects a form to the dialog or panel that contains it. @returns a function that closes it without sending
 */
export function useFrame({
  hasTyped,
  forget,
}: Pick<FormState<FieldValues>, 'hasTyped' | 'forget'>): () => void {
  const { close, guard } = use(FormFrame)
  useLayoutEffect(() => guard(() => (hasTyped() ? forget : null)))
  return close
}

interface DialogFormProps<Values extends FieldValues> {
  form: FormState<Values>
  /** the form's name where no dialog has one */
  label?: string
  /** the consequences, above the fields */
  lead?: ReactNode
  /** the label of its main button */
  submit: string
  danger?: boolean
  /** set where sending would change nothing */
  idle?: boolean
  /** false while another step of the dialog is shown */
  shown?: boolean
  children?: ReactNode
}

/** A form within a dialog or a part of a page: its fields, its faults, and its two buttons. */
export function DialogForm<Values extends FieldValues>({
  form,
  lead,
  danger = false,
  idle = false,
  shown = true,
  ...props
}: DialogFormProps<Values>) {
  const close = useFrame(form)
  const held = useIsUploading(form)
  useFocusFirstField(form.element, shown && form.restored === null)
  return (
    <Form form={form} label={props.label}>
      {lead !== undefined && <p className={typography.aside}>{lead}</p>}
      {props.children}
      <GeneralFaultNotice form={form} />
      <DialogButtons>
        <Button isDisabled={form.busy} onClick={close}>
          {ui('confirm.cancel')}
        </Button>
        <Button type="submit" look="primary" danger={danger} isPending={form.busy} isDisabled={idle || held}>
          {held ? formWords.uploading : props.submit}
        </Button>
      </DialogButtons>
    </Form>
  )
}

/** Focuses the first field of a form that opens. */
function useFocusFirstField(form: RefObject<HTMLElement | null>, shown = true): void {
  useEffect(() => {
    if (shown) form.current?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus()
  }, [form, shown])
}
