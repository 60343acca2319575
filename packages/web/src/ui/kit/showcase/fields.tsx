import { Fields, FieldSet } from '../field.tsx'
import { SearchInput } from '../input.tsx'
import { NumberField } from '../number-field.tsx'
import { TextArea, TextField } from '../text-field.tsx'
import { nothing, State, States, WithValue } from './states.tsx'

export const FieldPage = () => (
  <States>
    <State name="必填，有说明">
      <WithValue start="超超临界机组闸阀">
        {(value, onChange) => (
          <TextField label="名称" value={value} onChange={onChange} hint="不超过 50 个字" isRequired />
        )}
      </WithValue>
    </State>
    <State name="选填，空">
      <WithValue start="">
        {(value, onChange) => (
          <TextField label="备注" value={value} onChange={onChange} placeholder="可不填" isOptional />
        )}
      </WithValue>
    </State>
    <State name="有错误">
      <WithValue start="明泽">
        {(value, onChange) => (
          <TextField label="企业名称" value={value} onChange={onChange} error="请填写营业执照上的名称" />
        )}
      </WithValue>
    </State>
    <State name="只读">
      <TextField label="账号" value="bdr-001" onChange={nothing} readOnly hint="由管理员设定" />
    </State>
    <State name="不可用">
      <TextField label="账号" value="bdr-001" onChange={nothing} isDisabled />
    </State>
    <State name="密码">
      <WithValue start="Bdr@2026">
        {(value, onChange) => <TextField label="密码" type="password" value={value} onChange={onChange} />}
      </WithValue>
    </State>
    <State name="后面有单位">
      <WithValue start="PN16">
        {(value, onChange) => <TextField label="压力等级" {...{ value, onChange }} suffix="MPa" />}
      </WithValue>
    </State>
    <State name="名称只供读屏">
      <WithValue start="GB/T 12234">
        {(value, onChange) => <TextField label="执行标准" hideLabel value={value} onChange={onChange} />}
      </WithValue>
    </State>
    <State name="查找">
      <WithValue start="闸阀">
        {(value, onChange) => (
          <SearchInput aria-label="查找" placeholder="名称或编码" value={value} onChange={onChange} />
        )}
      </WithValue>
    </State>
    <State name="多行，计字数">
      <WithValue start="阀体为铸钢，密封面堆焊硬质合金。">
        {(value, onChange) => (
          <TextArea label="说明" value={value} onChange={onChange} maxLength={200} showCount />
        )}
      </WithValue>
    </State>
    <State name="多行，有错误">
      <WithValue start="">
        {(value, onChange) => <TextArea label="原因" value={value} onChange={onChange} error="请填写原因" />}
      </WithValue>
    </State>
    <State name="多行，不可用">
      <TextArea label="原因" value="买方取消" onChange={nothing} isDisabled />
    </State>
    <State name="一组，名称在前" isWide>
      <FieldSet label="检修时段">
        {() => (
          <Fields>
            <TextField label="开始" value="08:30" onChange={nothing} />
            <TextField label="结束" value="17:30" onChange={nothing} />
          </Fields>
        )}
      </FieldSet>
    </State>
  </States>
)

const quantity = { integer: 12, fraction: 4 }

export const NumberPage = () => (
  <States>
    <State name="必填，有单位">
      <WithValue start="1250.50">
        {(value, onChange) => (
          <NumberField label="数量" {...{ value, onChange }} scale={quantity} unit="台" positive isRequired />
        )}
      </WithValue>
    </State>
    <State name="空">
      <WithValue start="">
        {(value, onChange) => (
          <NumberField label="单价" {...{ value, onChange }} scale={quantity} unit="元" placeholder="含税" />
        )}
      </WithValue>
    </State>
    <State name="不是数，立即指出">
      <WithValue start="12x">
        {(value, onChange) => (
          <NumberField label="单价" {...{ value, onChange }} scale={quantity} unit="元" isEager />
        )}
      </WithValue>
    </State>
    <State name="服务器指出的错误">
      <WithValue start="80">
        {(value, onChange) => (
          <NumberField label="数量" {...{ value, onChange }} scale={quantity} error="最多还可发 60 台" />
        )}
      </WithValue>
    </State>
    <State name="只读">
      <NumberField label="合计" value="35" onChange={nothing} scale={quantity} unit="元" readOnly />
    </State>
    <State name="不可用">
      <NumberField label="单价" value="35" onChange={nothing} scale={quantity} unit="元" isDisabled />
    </State>
  </States>
)
