import { useState, type ReactNode } from 'react'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../button.tsx'
import { ComboBox } from '../combo-box.tsx'
import { DayField } from '../day-field.tsx'
import { Dialog } from '../dialog.tsx'
import { Drawer } from '../drawer.tsx'
import { Fields } from '../field.tsx'
import { MenuButton } from '../menu.tsx'
import { Progress } from '../progress.tsx'
import { TextField } from '../text-field.tsx'
import { Tooltip } from '../tooltip.tsx'
import { nothing, State, States, WithValue } from './states.tsx'

interface OpenerProps {
  name: string
  children: (isOpen: boolean, close: () => void) => ReactNode
}

/** A state that covers the page is shown when its button is pressed. */
function Opener({ name, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <State name={name}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {children(isOpen, () => setOpen(false))}
    </State>
  )
}

/** Widgets whose own lists and calendars open above. */
const Inner = () => (
  <Fields>
    <WithValue<string | null> start={null}>
      {(value, onChange) => (
        <ComboBox label="品牌" {...{ value, onChange }} options={[{ value: 'SKF', label: 'SKF' }]} />
      )}
    </WithValue>
    <WithValue start="">{(value, onChange) => <DayField label="日期" {...{ value, onChange }} />}</WithValue>
  </Fields>
)

const question = '取消订单 PO202611001'

export const DialogPage = () => (
  <States>
    <Opener name="有表单，只由按钮或 Esc 关闭">
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          title={question}
          onClose={close}
          buttons={
            <>
              <Button onClick={close}>返回</Button>
              <Button look="primary" danger onClick={close}>
                取消订单
              </Button>
            </>
          }
        >
          <Inner />
        </Dialog>
      )}
    </Opener>
    <Opener name="进行中，不可关闭">
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          isLocked
          title={question}
          onClose={close}
          buttons={
            <>
              <Button onClick={close}>返回</Button>
              <Button look="primary" danger isPending>
                取消订单
              </Button>
            </>
          }
        >
          <TextField label="原因" value="买方取消" onChange={nothing} isDisabled />
          <Progress label="正在取消" />
        </Dialog>
      )}
    </Opener>
    <Opener name="只供阅读，按旁边即关闭">
      {(isOpen, close) => (
        <Dialog isOpen={isOpen} isLight title="错误日志" onClose={close}>
          没有错误
        </Dialog>
      )}
    </Opener>
    <Opener name="内容很长">
      {(isOpen, close) => (
        <Dialog isOpen={isOpen} isLight title="入驻协议" onClose={close} width={640}>
          {Array.from({ length: 40 }, (_, index) => (
            <p key={index}>{`第 ${index + 1} 条　供应商按订单约定的数量、规格和日期交货。`}</p>
          ))}
        </Dialog>
      )}
    </Opener>
  </States>
)

export const DrawerPage = () => (
  <States>
    <Opener name="有表单和底部按钮">
      {(isOpen, close) => (
        <Drawer isOpen={isOpen} title="收货" onClose={close} foot={<Button onClick={close}>保存</Button>}>
          <Inner />
        </Drawer>
      )}
    </Opener>
    <Opener name="只供阅读，按旁边即关闭">
      {(isOpen, close) => (
        <Drawer
          isOpen={isOpen}
          isLight
          title="通知"
          onClose={close}
          tools={<Button compact>全部已读</Button>}
        >
          没有未读通知
        </Drawer>
      )}
    </Opener>
    <Opener name="进行中，不可关闭">
      {(isOpen, close) => (
        <Drawer
          isOpen={isOpen}
          isLocked
          title="正在导入"
          onClose={close}
          foot={<Button onClick={close}>完成</Button>}
        >
          <Progress label="正在导入" />
        </Drawer>
      )}
    </Opener>
  </States>
)

export const MenuPage = () => (
  <States>
    <State name="动作，其中一个不可用">
      <MenuButton
        label="更多"
        entries={[
          { key: 'copy', text: '复制', act: nothing },
          { key: 'print', text: '打印', disabled: true, act: nothing },
          { key: 'void', text: '作废', act: nothing },
        ]}
      />
    </State>
    <State name="互相排斥">
      <WithValue start="默认">
        {(value, onChange) => (
          <MenuButton
            label="元素大小"
            entries={['大', '默认', '小'].map((text) => ({
              key: text,
              text,
              chosen: text === value,
              act: () => onChange(text),
            }))}
          >
            {`大小：${value}`}
          </MenuButton>
        )}
      </WithValue>
    </State>
  </States>
)

export const TooltipPage = () => (
  <States>
    <State name="为什么不能按">
      <Tooltip text="订单还没有确认，确认后才能发货。">
        {(id) => (
          <Button aria-disabled aria-describedby={id}>
            发货
          </Button>
        )}
      </Tooltip>
    </State>
    <State name="文字很长">
      <Tooltip text="这一行已有两张送货单，共占用 60 台；其中一张还没有签收。签收或作废以后，剩余数量会重新计算。">
        {(id) => <Button aria-describedby={id}>剩余 0 台</Button>}
      </Tooltip>
    </State>
  </States>
)

export const ToastPage = () => (
  <States>
    {(
      [
        ['success', '已确认 3 个订单'],
        ['info', '有新的版本，刷新后使用'],
        ['warning', '没有网络，恢复后自动继续'],
        ['error', '这个订单已被他人修改，请重新读取'],
      ] as const
    ).map(([kind, text]) => (
      <State key={kind} name={kind}>
        <Button onClick={() => showToast(kind, text)}>显示</Button>
      </State>
    ))}
  </States>
)
