import { Modal, type ModalProps } from 'antd'

type DialogProps = Pick<
  ModalProps,
  'open' | 'title' | 'onCancel' | 'width' | 'closable' | 'keyboard' | 'centered' | 'children'
>

/** A dialog around a `DialogForm`, which brings the buttons; a press beside it loses nothing. */
export const Dialog = (props: DialogProps) => (
  <Modal {...props} footer={null} mask={{ closable: false }} destroyOnHidden />
)
