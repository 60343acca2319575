import { useState } from 'react'
import { CheckboxGroup } from '../checkbox-group.tsx'
import { Checkbox } from '../checkbox.tsx'
import { ComboBox } from '../combo-box.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Radio } from '../radio.tsx'
import { Select } from '../select.tsx'
import { Switch } from '../switch.tsx'
import { Tag } from '../tag.tsx'
import { nothing, State, States, WithValue } from './states.tsx'

const units = ['台', '套', '件', '米', '吨'].map((label) => ({ value: label, label }))
const brands = ['明泽', '班德瑞', 'SKF', 'NSK', 'FAG', '哈尔滨轴承', '瓦房店轴承', '洛阳轴承'].map(
  (label) => ({
    value: label,
    label,
  }),
)

export const SelectPage = () => (
  <States>
    <State name="还没有选择">
      <WithValue start="">
        {(value, onChange) => (
          <Select label="单位" {...{ value, onChange }} options={units} placeholder="请选择" isRequired />
        )}
      </WithValue>
    </State>
    <State name="已选择">
      <WithValue start="台">
        {(value, onChange) => (
          <Select label="单位" {...{ value, onChange }} options={units} hint="与合同一致" />
        )}
      </WithValue>
    </State>
    <State name="有错误">
      <WithValue start="台">
        {(value, onChange) => (
          <Select label="单位" {...{ value, onChange }} options={units} error="这个单位已停用" />
        )}
      </WithValue>
    </State>
    <State name="不可用">
      <Select label="单位" value="台" onChange={nothing} options={units} isDisabled />
    </State>
  </States>
)

export function ComboBoxPage() {
  const [added, setAdded] = useState<readonly string[]>(['SKF'])
  return (
    <States>
      <State name="已选择，可清除">
        <WithValue<string | null> start="SKF">
          {(value, onChange) => (
            <ComboBox label="品牌" {...{ value, onChange }} options={brands} isClearable hint="可输入查找" />
          )}
        </WithValue>
      </State>
      <State name="空">
        <WithValue<string | null> start={null}>
          {(value, onChange) => (
            <ComboBox label="品牌" {...{ value, onChange }} options={brands} placeholder="输入名称" />
          )}
        </WithValue>
      </State>
      <State name="没有选项">
        <ComboBox label="品牌" value={null} onChange={nothing} options={[]} empty="还没有品牌" />
      </State>
      <State name="正在查找">
        <ComboBox label="品牌" value={null} onChange={nothing} options={[]} onSearch={nothing} isPending />
      </State>
      <State name="逐个加入">
        <ComboBox
          label="品牌"
          value={null}
          isAdding
          placeholder="加入品牌"
          options={brands.filter(({ value }) => !added.includes(value))}
          onChange={(brand) => brand !== null && setAdded([...added, brand])}
        />
        <span>
          {added.map((brand) => (
            <Tag key={brand} label={brand} onRemove={() => setAdded(added.filter((one) => one !== brand))}>
              {brand}
            </Tag>
          ))}
        </span>
      </State>
      <State name="有错误">
        <WithValue<string | null> start={null}>
          {(value, onChange) => (
            <ComboBox label="品牌" {...{ value, onChange }} options={brands} error="请选择品牌" />
          )}
        </WithValue>
      </State>
      <State name="不可用">
        <ComboBox label="品牌" value="NSK" onChange={nothing} options={brands} isDisabled />
      </State>
    </States>
  )
}

export const CheckboxPage = () => (
  <States>
    {[
      { name: '未选', start: false },
      { name: '已选', start: true },
    ].map(({ name, start }) => (
      <State key={name} name={name}>
        <WithValue start={start}>
          {(value, onChange) => <Checkbox {...{ value, onChange }}>允许分批发货</Checkbox>}
        </WithValue>
      </State>
    ))}
    <State name="部分选中">
      <Checkbox value={false} isPartly onChange={nothing}>
        全选
      </Checkbox>
    </State>
    <State name="有错误">
      <Checkbox value={false} isInvalid onChange={nothing}>
        必须同意
      </Checkbox>
    </State>
    <State name="不可用">
      <Checkbox value isDisabled onChange={nothing}>
        不可用
      </Checkbox>
    </State>
    <State name="一组">
      <WithValue<readonly string[]> start={['台', '米']}>
        {(value, onChange) => <CheckboxGroup label="单位" {...{ value, onChange }} options={units} />}
      </WithValue>
    </State>
    <State name="一组，有错误，上下排列">
      <WithValue<readonly string[]> start={[]}>
        {(value, onChange) => (
          <CheckboxGroup label="单位" {...{ value, onChange }} options={units} error="至少选一个" isStacked />
        )}
      </WithValue>
    </State>
    <State name="一组，不可用">
      <CheckboxGroup label="单位" value={['台']} onChange={nothing} options={units} isDisabled />
    </State>
  </States>
)

export const SwitchPage = () => (
  <States>
    {[
      { name: '关', start: false },
      { name: '开', start: true },
    ].map(({ name, start }) => (
      <State key={name} name={name}>
        <WithValue start={start}>
          {(value, onChange) => <Switch {...{ value, onChange }}>启用</Switch>}
        </WithValue>
      </State>
    ))}
    <State name="进行中">
      <Switch value={false} isPending onChange={nothing}>
        启用
      </Switch>
    </State>
    <State name="不可用">
      <Switch value isDisabled onChange={nothing}>
        启用
      </Switch>
    </State>
    <State name="有说明，在行末">
      <WithValue<boolean> start>
        {(value, onChange) => (
          <Switch {...{ value, onChange }} about="在宽屏上显示" isWide>
            显示标签
          </Switch>
        )}
      </WithValue>
    </State>
  </States>
)

const deliveries = [
  { value: 'delivered', label: '送货上门', about: '由我方安排车辆' },
  { value: 'fetched', label: '自提', about: '提货人凭提货码' },
]

export const RadioPage = () => (
  <States>
    <State name="单个">
      <WithValue start="台">
        {(value, onChange) =>
          units.slice(0, 2).map((unit) => (
            <Radio
              key={unit.value}
              name="apart"
              value={value === unit.value}
              onChange={() => onChange(unit.value)}
            >
              {unit.label}
            </Radio>
          ))
        }
      </WithValue>
    </State>
    <State name="一组，有说明，上下排列">
      <WithValue start="delivered">
        {(value, onChange) => (
          <RadioGroup label="交货方式" {...{ value, onChange }} options={deliveries} isStacked />
        )}
      </WithValue>
    </State>
    <State name="还没有选择，有错误">
      <WithValue start="">
        {(value, onChange) => (
          <RadioGroup label="单位" {...{ value, onChange }} options={units} error="请选择一项" />
        )}
      </WithValue>
    </State>
    <State name="不可用">
      <RadioGroup label="单位" value="台" onChange={nothing} options={units} isDisabled />
    </State>
  </States>
)
