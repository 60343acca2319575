import { saveCompanyAddresses } from '@bdr/contract/company/calls'
import { expect, it } from 'vitest'
import { faultsByPath } from './form-faults.ts'

it('says of what is empty that it is missing, in the words of its field', () => {
  const address = { label: '', regionCode: '', address: 'x'.repeat(201), isDefault: true }
  const { fields } = faultsByPath(saveCompanyAddresses.input, { version: 1, addresses: [address] })
  expect(fields).toEqual({
    'addresses[0].label': '必填',
    'addresses[0].regionCode': '请选择到区县',
    'addresses[0].address': '最多 200 个字',
  })
})
