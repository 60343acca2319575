import { DayField } from '../day-field.tsx'
import { DayRangeInput } from '../day-range.tsx'
import { FieldSet } from '../field.tsx'
import { nothing, State, States, WithValue } from './states.tsx'

export const DatePage = () => (
  <States>
    <State name="有最早一天">
      <WithValue start="2026-11-22">
        {(value, onChange) => (
          <DayField label="发货日期" {...{ value, onChange }} min="2026-11-10" hint="最早 11 月 10 日" />
        )}
      </WithValue>
    </State>
    <State name="空，必填">
      <WithValue start="">
        {(value, onChange) => <DayField label="发货日期" {...{ value, onChange }} isRequired />}
      </WithValue>
    </State>
    <State name="有错误">
      <WithValue start="">
        {(value, onChange) => <DayField label="发货日期" {...{ value, onChange }} error="请选择日期" />}
      </WithValue>
    </State>
    <State name="不可用">
      <DayField label="发货日期" value="2026-11-22" onChange={nothing} isDisabled />
    </State>
  </States>
)

interface Range {
  from?: string | undefined
  to?: string | undefined
}

const weeks = [
  { value: 'this', label: '本周', from: '2026-11-16', to: '2026-11-22' },
  { value: 'last', label: '上周', from: '2026-11-09', to: '2026-11-15' },
] as const

/** A date that does not exist, such as 2026-13-01, is marked when its field is left. */
const DayRange = ({ start, isDisabled }: { start: Range; isDisabled?: boolean }) => (
  <FieldSet label="交期">
    {() => (
      <WithValue start={start}>
        {({ from, to }, onChange) => (
          <DayRangeInput
            label="交期"
            from={from}
            to={to}
            presets={weeks}
            isDisabled={isDisabled}
            onChange={(changed) => onChange({ from, to, ...changed })}
          />
        )}
      </WithValue>
    )}
  </FieldSet>
)

export const DateRangePage = () => (
  <States>
    <State name="空" isWide>
      <DayRange start={{}} />
    </State>
    <State name="一个常用的" isWide>
      <DayRange start={weeks[0]} />
    </State>
    <State name="从一天起" isWide>
      <DayRange start={{ from: '2026-11-22' }} />
    </State>
    <State name="不可用" isWide>
      <DayRange start={weeks[1]} isDisabled />
    </State>
  </States>
)
