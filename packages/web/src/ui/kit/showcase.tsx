import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { showToast } from '../../lib/toasts.ts'
import '../tokens.css'
import { Toasts } from '../toasts.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import { ComboBox } from './combo-box.tsx'
import { DayField } from './day-field.tsx'
import { DayRangeInput } from './day-range.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Fields, FieldSet } from './field.tsx'
import { FileDrop } from './file-drop.tsx'
import { LinkButton } from './link-button.tsx'
import { MenuButton } from './menu.tsx'
import { Notice } from './notice.tsx'
import { NumberField } from './number-field.tsx'
import { Progress } from './progress.tsx'
import { Radio } from './radio.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import css from './showcase.module.css'
import { SkeletonLines } from './skeleton.tsx'
import { SortableList } from './aria/sortable-list.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { Tag } from './tag.tsx'
import { TextArea, TextField } from './text-field.tsx'
import { Tooltip } from './tooltip.tsx'
import { Tree } from './tree.tsx'

const units = ['台', '套', '件', '米', '吨'].map((label) => ({ value: label, label }))
const brands = ['明泽', '班德瑞', 'SKF', 'NSK', 'FAG', '哈尔滨轴承', '瓦房店轴承', '洛阳轴承'].map(
  (label) => ({
    value: label,
    label,
  }),
)
const sizes = ['large', 'medium', 'small'] as const
const quantity = { integer: 12, fraction: 4 }

/** Every widget in every state; only `npm run dev` has this page, at `/kit`. */
function Showcase() {
  const [scheme, setScheme] = useState('light dark')
  const [size, setSize] = useState<string>('medium')
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme
    document.documentElement.dataset['size'] = size
  }, [scheme, size])
  return (
    <main className={css.page}>
      <h1>组件</h1>
      <div className={css.row}>
        <RadioGroup
          label="明暗"
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light dark', label: '跟随系统' },
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
        />
        <RadioGroup
          label="元素大小"
          value={size}
          onChange={setSize}
          options={sizes.map((value) => ({ value, label: value }))}
        />
      </div>
      <Buttons />
      <Texts />
      <Choices />
      <Days />
      <Overlays />
      <Collections />
      <Words />
      <Toasts />
    </main>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

function Buttons() {
  const [pending, setPending] = useState(false)
  return (
    <Section title="按钮">
      {([false, true] as const).map((danger) => (
        <div key={String(danger)} className={css.row}>
          {(['plain', 'primary', 'link', 'quiet'] as const).map((look) => (
            <div key={look} className={css.row}>
              <Button look={look} danger={danger}>
                {look}
              </Button>
              <Button look={look} danger={danger} isDisabled>
                不可用
              </Button>
              <Button look={look} danger={danger} isPending>
                进行中
              </Button>
            </div>
          ))}
        </div>
      ))}
      <div className={css.row}>
        <Button isPending={pending} onClick={() => setPending(true)}>
          按下后进行
        </Button>
        <Button onClick={() => setPending(false)}>结束</Button>
        <LinkButton to="/kit" look="primary">
          像按钮的链接
        </LinkButton>
      </div>
    </Section>
  )
}

function Texts() {
  const [text, setText] = useState('超超临界机组闸阀')
  const [amount, setAmount] = useState('1250.50')
  return (
    <Section title="文字与数字">
      <Fields>
        <TextField label="名称" value={text} onChange={setText} hint="不超过 50 个字" isRequired />
        <TextField label="备注" value="" onChange={() => {}} placeholder="可不填" isOptional />
        <TextField label="企业名称" value={text} onChange={setText} error="请填写营业执照上的名称" />
        <TextField label="账号" value="bdr-001" onChange={() => {}} readOnly hint="由管理员设定" />
        <TextField label="账号" value="bdr-001" onChange={() => {}} isDisabled />
        <TextField label="密码" type="password" value={text} onChange={setText} />
        <NumberField
          label="数量"
          value={amount}
          onChange={setAmount}
          scale={quantity}
          unit="台"
          positive
          isRequired
        />
        <NumberField label="单价" value="12x" onChange={() => {}} scale={quantity} unit="元" isEager />
        <NumberField label="单价" value="35" onChange={() => {}} scale={quantity} unit="元" isDisabled />
        <NumberField label="合计" value="35" onChange={() => {}} scale={quantity} unit="元" readOnly />
        <TextArea label="说明" value={text} onChange={setText} maxLength={200} showCount isWide />
        <TextArea label="原因" value="" onChange={() => {}} error="请填写原因" isWide />
        <TextArea label="原因" value={text} onChange={() => {}} isDisabled isWide />
      </Fields>
    </Section>
  )
}

function Choices() {
  const [unit, setUnit] = useState('')
  const [brand, setBrand] = useState<string | null>('SKF')
  const [on, setOn] = useState(true)
  const [chosen, setChosen] = useState<readonly string[]>(['台', '米'])
  return (
    <Section title="选择">
      <Fields>
        <Select label="单位" value={unit} onChange={setUnit} options={units} placeholder="请选择" />
        <Select label="单位" value="台" onChange={setUnit} options={units} error="这个单位已停用" />
        <Select label="单位" value="台" onChange={setUnit} options={units} isDisabled />
        <ComboBox
          label="品牌"
          value={brand}
          onChange={setBrand}
          options={brands}
          isClearable
          hint="可输入查找"
        />
        <ComboBox
          label="品牌"
          value={null}
          onChange={setBrand}
          options={brands}
          placeholder="输入名称"
          error="请选择品牌"
        />
        <ComboBox label="品牌" value="NSK" onChange={setBrand} options={brands} isDisabled />
      </Fields>
      <div className={css.row}>
        <Checkbox value={on} onChange={setOn}>
          允许分批
        </Checkbox>
        <Checkbox value={false} isPartly onChange={() => {}}>
          全选
        </Checkbox>
        <Checkbox value isDisabled onChange={() => {}}>
          不可用
        </Checkbox>
        <Checkbox value={false} isInvalid onChange={() => {}}>
          必须同意
        </Checkbox>
        <Switch value={on} onChange={setOn}>
          启用
        </Switch>
        <Switch value={false} isPending onChange={() => {}}>
          进行中
        </Switch>
        <Switch value isDisabled onChange={() => {}}>
          不可用
        </Switch>
        <Switch value={on} about="在宽屏上显示" isWide onChange={setOn}>
          显示标签
        </Switch>
        {units.slice(0, 2).map(({ value, label }) => (
          <Radio
            key={value}
            name="apart"
            value={on === (value === '台')}
            onChange={() => setOn(value === '台')}
          >
            {label}
          </Radio>
        ))}
      </div>
      <Fields>
        <CheckboxGroup label="单位" value={chosen} onChange={setChosen} options={units} />
        <CheckboxGroup
          label="单位"
          value={[]}
          onChange={setChosen}
          options={units}
          error="至少选一个"
          isStacked
        />
        <RadioGroup
          label="交货方式"
          value={unit}
          onChange={setUnit}
          isStacked
          options={[
            { value: '台', label: '送货上门', about: '由我方安排车辆' },
            { value: '套', label: '自提', about: '提货人凭提货码' },
          ]}
        />
        <CheckboxGroup label="单位" value={chosen} onChange={() => {}} options={units} isDisabled />
        <RadioGroup label="交货方式" value="" onChange={setUnit} options={units} error="请选择一项" />
        <RadioGroup label="交货方式" value="台" onChange={() => {}} options={units} isDisabled />
      </Fields>
    </Section>
  )
}

function Days() {
  const [day, setDay] = useState('2026-11-22')
  return (
    <Section title="日期">
      <Fields>
        <DayField label="发货日期" value={day} onChange={setDay} min="2026-11-10" hint="最早 11 月 10 日" />
        <DayField label="发货日期" value="" onChange={setDay} error="请选择日期" isRequired />
        <DayField label="发货日期" value={day} onChange={setDay} isDisabled />
      </Fields>
      <DayRange label="交期" />
      <DayRange label="交期：一个常用的" start={weeks[0]} />
      <DayRange label="交期：从一天起" start={{ from: '2026-11-22' }} />
      <DayRange label="交期：不可用" start={weeks[1]} isDisabled />
    </Section>
  )
}

interface Range {
  from?: string | undefined
  to?: string | undefined
}

const weeks = [
  { value: 'this', label: '本周', from: '2026-11-16', to: '2026-11-22' },
  { value: 'last', label: '上周', from: '2026-11-09', to: '2026-11-15' },
] as const

/** A date that does not exist, such as 2026-13-01, is marked when its field is left. */
function DayRange({ label, start = {}, isDisabled }: { label: string; start?: Range; isDisabled?: boolean }) {
  const [days, setDays] = useState<Range>(start)
  return (
    <FieldSet label={label}>
      {() => (
        <DayRangeInput
          label={label}
          from={days.from}
          to={days.to}
          presets={weeks}
          isDisabled={isDisabled}
          onChange={(changed) => setDays({ ...days, ...changed })}
        />
      )}
    </FieldSet>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'pending' | 'light' | 'drawer' | 'locked' | null>(null)
  const [brand, setBrand] = useState<string | null>(null)
  const [day, setDay] = useState('')
  const close = () => setOpen(null)
  const inner = (
    <Fields>
      <ComboBox label="品牌" value={brand} onChange={setBrand} options={brands} />
      <DayField label="日期" value={day} onChange={setDay} />
    </Fields>
  )
  return (
    <Section title="弹出">
      <div className={css.row}>
        <Button onClick={() => setOpen('dialog')}>打开对话框</Button>
        <Button onClick={() => setOpen('pending')}>进行中的对话框</Button>
        <Button onClick={() => setOpen('light')}>按旁边即关闭</Button>
        <Button onClick={() => setOpen('drawer')}>打开抽屉</Button>
        <Button onClick={() => setOpen('locked')}>不可关闭</Button>
        <MenuButton
          label="更多"
          entries={[
            { key: 'copy', text: '复制', act: () => {} },
            { key: 'print', text: '打印', disabled: true, act: () => {} },
            { key: 'chosen', text: '默认大小', chosen: true, act: () => {} },
          ]}
        />
        <Tooltip text="订单还没有确认，确认后才能发货。">
          {(id) => (
            <Button aria-disabled aria-describedby={id}>
              发货
            </Button>
          )}
        </Tooltip>
        {(['success', 'info', 'warning', 'error'] as const).map((kind) => (
          <Button key={kind} onClick={() => showToast(kind, `提示：${kind}`)}>
            提示 {kind}
          </Button>
        ))}
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        title="取消订单 BDR-20261122-0001"
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
        {inner}
      </Dialog>
      <Dialog
        isOpen={open === 'pending'}
        isLocked
        title="取消订单 BDR-20261122-0001"
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
        <TextField label="原因" value="买方取消" onChange={() => {}} isDisabled />
      </Dialog>
      <Dialog isOpen={open === 'light'} isLight title="错误日志" onClose={close}>
        没有错误
      </Dialog>
      <Dialog
        isOpen={open === 'locked'}
        isLocked
        title="正在导入"
        onClose={close}
        buttons={<Button onClick={close}>完成</Button>}
      >
        <Progress label="正在导入" />
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        title="收货"
        onClose={close}
        foot={<Button onClick={close}>保存</Button>}
      >
        {inner}
      </Drawer>
    </Section>
  )
}

function Collections() {
  const [tab, setTab] = useState<'all' | 'open'>('all')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['valve']))
  const [node, setNode] = useState('gate')
  const [files, setFiles] = useState<readonly string[]>([])
  const [pictures, setPictures] = useState([
    { id: 'main', label: '主图' },
    { id: 'side', label: '侧面' },
    { id: 'plate', label: '铭牌' },
  ])
  return (
    <Section title="集合">
      <Tabs
        label="订单"
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'all', label: '全部', count: 12 },
          { key: 'open', label: '待确认', count: <Tag tone="warn">3</Tag> },
        ]}
      >
        <p>{tab === 'all' ? '全部订单' : '待确认的订单'}</p>
      </Tabs>
      <Fields>
        <Tree
          label="类目"
          open={open}
          onOpen={setOpen}
          value={node}
          onChange={setNode}
          nodes={[
            {
              id: 'valve',
              label: '阀门',
              children: [
                { id: 'gate', label: '闸阀', children: [] },
                { id: 'ball', label: '球阀', children: [] },
              ],
            },
            { id: 'bearing', label: '轴承', children: [{ id: 'roller', label: '滚子轴承', children: [] }] },
          ]}
        />
        <SortableList label="图片" items={pictures} onChange={setPictures}>
          {({ label }) => label}
        </SortableList>
        <FileDrop
          label="图纸"
          hint={files.join('、') || 'PDF，不超过 20 MB'}
          isMultiple
          onFiles={(taken) => setFiles(taken.map(({ name }) => name))}
        />
        <SortableList label="图片" items={pictures} onChange={() => {}} isDisabled>
          {({ label }) => label}
        </SortableList>
        <FileDrop label="图纸" error="文件已损坏" onFiles={() => {}} />
        <FileDrop label="图纸" isDisabled onFiles={() => {}} />
      </Fields>
    </Section>
  )
}

function Words() {
  const [tags, setTags] = useState(['闸阀', '球阀'])
  return (
    <Section title="说明">
      {(['info', 'good', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind} title="记录已被他人修改" action={<Button>重新读取</Button>}>
          重新读取后可继续，您填写的内容会保留。
        </Notice>
      ))}
      <div className={css.row}>
        {(['plain', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        {tags.map((tag) => (
          <Tag key={tag} label={tag} onRemove={() => setTags(tags.filter((one) => one !== tag))}>
            {tag}
          </Tag>
        ))}
      </div>
      <Progress label="上传" value={0.4} />
      <Progress label="完成" value={1} />
      <Progress label="处理" />
      <SkeletonLines count={3} title />
    </Section>
  )
}

createRoot(document.getElementById('kit')!).render(
  <MemoryRouter>
    <Showcase />
  </MemoryRouter>,
)
