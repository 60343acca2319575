import { useState } from 'react'
import { Button } from '../button.tsx'
import { AnchorButton, LinkButton } from '../link-button.tsx'
import { State, States } from './states.tsx'

const looks = ['plain', 'primary', 'link', 'quiet'] as const

export function ButtonPage() {
  const [pending, setPending] = useState(false)
  return (
    <States>
      {looks.flatMap((look) =>
        ([false, true] as const).map((danger) => (
          <State key={look + danger} name={danger ? `${look}，危险` : look}>
            <Button look={look} danger={danger}>
              取消订单
            </Button>
            <Button look={look} danger={danger} isDisabled>
              不可用
            </Button>
            <Button look={look} danger={danger} isPending>
              进行中
            </Button>
          </State>
        )),
      )}
      <State name="低">
        <Button compact>编辑</Button>
        <Button compact isDisabled>
          不可用
        </Button>
      </State>
      <State name="与所在处同宽">
        <Button wide look="primary">
          提交
        </Button>
      </State>
      <State name="按下后进行，焦点不变">
        <Button isPending={pending} onClick={() => setPending(true)}>
          保存
        </Button>
        <Button onClick={() => setPending(false)}>结束</Button>
      </State>
      <State name="链接">
        <LinkButton to="/" look="primary">
          新增商品
        </LinkButton>
        <AnchorButton href="tel:13800000098">拨打电话</AnchorButton>
      </State>
    </States>
  )
}
