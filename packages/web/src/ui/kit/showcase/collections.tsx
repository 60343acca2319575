import { useState, type ReactNode } from 'react'
import { SortableList } from '../aria/sortable-list.tsx'
import { Button } from '../button.tsx'
import { FileDrop } from '../file-drop.tsx'
import { Notice } from '../notice.tsx'
import { Progress } from '../progress.tsx'
import { SkeletonLines } from '../skeleton.tsx'
import { Tabs } from '../tabs.tsx'
import { Tag } from '../tag.tsx'
import { Tree } from '../tree.tsx'
import { nothing, State, States, WithValue } from './states.tsx'

const months = Array.from('一二三四五六七八九', (month) => ({ key: `${month}月`, label: `${month}月对账单` }))

export const TabsPage = () => (
  <States>
    <State name="有数目" isWide>
      <WithValue<'all' | 'open'> start="all">
        {(value, onChange) => (
          <Tabs
            label="订单"
            value={value}
            onChange={onChange}
            tabs={[
              { key: 'all', label: '全部', count: 12 },
              { key: 'open', label: '待确认', count: <Tag tone="warn">3</Tag> },
            ]}
          >
            <p>{value === 'all' ? '全部订单' : '待确认的订单'}</p>
          </Tabs>
        )}
      </WithValue>
    </State>
    <State name="放不下时滚动" isWide>
      <WithValue start="一月">
        {(value, onChange) => (
          <Tabs label="月份" value={value} onChange={onChange} tabs={months}>
            <p>{value}</p>
          </Tabs>
        )}
      </WithValue>
    </State>
  </States>
)

const nodes = [
  {
    id: 'valve',
    label: '阀门',
    children: [
      { id: 'gate', label: '闸阀', children: [] },
      { id: 'ball', label: '球阀', children: [] },
    ],
  },
  { id: 'bearing', label: '轴承', children: [{ id: 'roller', label: '滚子轴承', children: [] }] },
]

const EmptyTree = ({ empty }: { empty: ReactNode }) => (
  <Tree
    label="类目"
    nodes={[]}
    open={new Set()}
    onOpen={nothing}
    value={null}
    onChange={nothing}
    empty={empty}
  />
)

export function TreePage() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['valve']))
  return (
    <States>
      <State name="已选一个">
        <WithValue<string | null> start="gate">
          {(value, onChange) => (
            <Tree label="类目" nodes={nodes} open={open} onOpen={setOpen} {...{ value, onChange }} />
          )}
        </WithValue>
      </State>
      <State name="全部收起">
        <WithValue<ReadonlySet<string>> start={new Set()}>
          {(value, onChange) => (
            <Tree label="类目" nodes={nodes} open={value} onOpen={onChange} value={null} onChange={nothing} />
          )}
        </WithValue>
      </State>
      <State name="空">
        <EmptyTree empty="没有这样的类目" />
      </State>
      <State name="正在读取">
        <EmptyTree empty={<SkeletonLines count={4} />} />
      </State>
    </States>
  )
}

const pictures = [
  { id: 'main', label: '主图' },
  { id: 'side', label: '侧面' },
  { id: 'plate', label: '铭牌' },
]

export const SortableListPage = () => (
  <States>
    <State name="拖动，或用键盘">
      <WithValue start={pictures}>
        {(value, onChange) => (
          <SortableList label="图片" items={value} onChange={onChange}>
            {({ label }) => label}
          </SortableList>
        )}
      </WithValue>
    </State>
    <State name="不可用">
      <SortableList label="图片" items={pictures} onChange={nothing} isDisabled>
        {({ label }) => label}
      </SortableList>
    </State>
  </States>
)

export const FileDropPage = () => (
  <States>
    <State name="多个文件" isWide>
      <WithValue<readonly string[]> start={[]}>
        {(names, onChange) => (
          <FileDrop
            label="图纸"
            hint={names.join('、') || 'PDF，不超过 20 MB'}
            accept=".pdf"
            isMultiple
            onFiles={(taken) => onChange(taken.map(({ name }) => name))}
          />
        )}
      </WithValue>
    </State>
    <State name="有错误" isWide>
      <FileDrop label="营业执照" error="文件已损坏，请换一个" isRequired onFiles={nothing} />
    </State>
    <State name="不可用" isWide>
      <FileDrop label="营业执照" isDisabled onFiles={nothing} />
    </State>
  </States>
)

export const ProgressPage = () => (
  <States>
    <State name="未知">
      <Progress label="正在处理" />
    </State>
    <State name="开始">
      <Progress label="上传" value={0} />
    </State>
    <State name="四成">
      <Progress label="上传" value={0.4} />
    </State>
    <State name="完成">
      <Progress label="上传" value={1} />
    </State>
  </States>
)

export const SkeletonPage = () => (
  <States>
    <State name="几行">
      <SkeletonLines count={3} />
    </State>
    <State name="有标题">
      <SkeletonLines count={3} title />
    </State>
  </States>
)

export const NoticePage = () => (
  <States>
    {(['info', 'good', 'warning', 'error'] as const).map((kind) => (
      <State key={kind} name={kind} isWide>
        <Notice kind={kind} title="记录已被他人修改" action={<Button>重新读取</Button>}>
          重新读取后可继续，您填写的内容会保留。
        </Notice>
      </State>
    ))}
  </States>
)

export function TagPage() {
  const [names, setNames] = useState(['闸阀', '球阀'])
  return (
    <States>
      {(['plain', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
        <State key={tone} name={tone}>
          <Tag tone={tone}>待确认</Tag>
        </State>
      ))}
      <State name="可移除">
        <span>
          {names.map((name) => (
            <Tag key={name} label={name} onRemove={() => setNames(names.filter((one) => one !== name))}>
              {name}
            </Tag>
          ))}
        </span>
      </State>
    </States>
  )
}
