import { saveCompanyAddresses } from '@bdr/contract/company/calls'
import { codes, type InputFault } from '@bdr/contract/errors'
import { describe, expect, it } from 'vitest'
import { CallError, TransportError } from '../../lib/call-error.ts'
import { faultsOfError, fieldAt, joinFaults, placeFaults, withoutField } from './faults.ts'
import { faultsOfSchema } from './schema-faults.ts'

const answer = (code: string, faults?: readonly InputFault[], data: unknown = null) =>
  new CallError({ code, msg: '不能这样做', data, requestId: null, status: 200, ...(faults && { faults }) })

describe('the faults of an answer', () => {
  it('are named as the form names its fields', () => {
    const error = answer(
      codes.invalid,
      [
        { path: 'lines[2].quantity', key: 'field.positive', message: '应大于 0' },
        { path: '', key: 'order.oneAddress', message: '地址不同' },
      ],
      ['数量：应大于 0', '地址不同'],
    )
    expect(faultsOfError(error)).toEqual([
      { path: 'lines.2.quantity', message: '应大于 0', sentence: '数量：应大于 0' },
      { path: '', message: '地址不同', sentence: '地址不同' },
    ])
  })

  it('are one form-level sentence where no fault is listed', () => {
    expect(faultsOfError(answer(codes.conflict))).toMatchObject([{ path: '', message: '不能这样做' }])
    expect(faultsOfError(answer(codes.invalid))).toMatchObject([{ path: '', message: '不能这样做' }])
    expect(faultsOfError(answer(codes.conflict, undefined, ['甲', '乙']))).toHaveLength(1)
    expect(faultsOfError(new TransportError('没有连上', null))).toMatchObject([{ message: '没有连上' }])
  })
})

describe('the sentences of an invalid input', () => {
  const sentences = (faults?: readonly InputFault[]) =>
    faultsOfError(answer(codes.invalid, faults, ['数量：应大于 0', '地址不同'])).map(({ path, sentence }) => [
      path,
      sentence,
    ])

  it('are shown one by one where the answer has no paths', () => {
    expect(sentences()).toEqual([
      ['', '数量：应大于 0'],
      ['', '地址不同'],
    ])
  })

  it('are shown also where only some have a path', () => {
    expect(sentences([{ path: 'quantity', key: 'field.positive', message: '应大于 0' }])).toEqual([
      ['quantity', '数量：应大于 0'],
      ['', '地址不同'],
    ])
  })
})

describe('the contract’s faults before anything is sent', () => {
  const address = { label: '', regionCode: '  ', address: 'x'.repeat(201), isDefault: true }
  const messages = (missing?: (path: string) => string | undefined) =>
    faultsOfSchema(saveCompanyAddresses.input, { version: 1, addresses: [address] }, missing).map(
      ({ path, message }) => [path, message],
    )

  it('report empty fields as missing', () => {
    expect(messages()).toEqual([
      ['addresses.0.label', '必填'],
      ['addresses.0.regionCode', '必填'],
      ['addresses.0.address', '最多 200 个字'],
    ])
  })

  it('use the form’s own words for what is missing', () => {
    const own = (path: string) => (path.endsWith('regionCode') ? '请选择到区县' : undefined)
    expect(messages(own)[1]).toEqual(['addresses.0.regionCode', '请选择到区县'])
  })
})

describe('the field at which a fault is shown', () => {
  const shown = ['name', 'logo', 'lines.0.accepted', 'lines.0.reason', 'lines.1.accepted']

  it('is the field itself, or the one it is a part of', () => {
    expect(fieldAt('name', shown)).toBe('name')
    expect(fieldAt('logo.id', shown)).toBe('logo')
  })

  it('is the first field of a line when the fault is about the line itself', () => {
    expect(fieldAt('lines.1', shown)).toBe('lines.1.accepted')
    expect(fieldAt('lines.0', shown)).toBe('lines.0.accepted')
  })

  it('is none where the form does not show it', () => {
    expect(fieldAt('version', shown)).toBeNull()
    expect(fieldAt('nam', shown)).toBeNull()
    expect(fieldAt('', shown)).toBeNull()
  })
})

const fault = (path: string, message: string) => ({ path, message, sentence: `字段：${message}` })

it('the first fault of a field is shown; one without a field is shown once, with its name', () => {
  const placed = placeFaults(
    [fault('a', '甲'), fault('a', '乙'), fault('z', '丙'), fault('z', '丙')],
    (path) => (path === 'a' ? 'a' : null),
  )
  expect(placed).toEqual({ fields: { a: '甲' }, general: ['字段：丙'] })
  expect(joinFaults({ fields: { a: '先' }, general: ['字段：丙'] }, placed)).toEqual({
    fields: { a: '先' },
    general: ['字段：丙'],
  })
})

it('a change removes the faults of the field, of its parts and of what it is a part of', () => {
  const faults = { fields: { a: '1', 'a.b': '2', 'a.b.c': '3', 'a.x': '4', ab: '5' }, general: ['6'] }
  expect(withoutField(faults, 'a.b')).toEqual({ fields: { 'a.x': '4', ab: '5' }, general: ['6'] })
})
