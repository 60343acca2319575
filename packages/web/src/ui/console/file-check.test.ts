import { describe, expect, it } from 'vitest'
import { fileFault, formatBytes } from './file-check.ts'

const limits = { extensions: ['.xlsx', '.xml'], maxBytes: 10 * 1024 * 1024 }

describe('a file before it is sent', () => {
  it.each([
    [{ name: '订单.xlsx', size: 5000 }, null],
    [{ name: 'ORDER.XML', size: 5000 }, null],
    [{ name: 'orders.xls', size: 5000 }, '只接受 .xlsx、.xml 文件'],
    [{ name: 'orders.xlsx.exe', size: 5000 }, '只接受 .xlsx、.xml 文件'],
    [{ name: 'orders.xlsx', size: 0 }, '文件是空的'],
    [{ name: 'orders.xlsx', size: limits.maxBytes }, null],
    [{ name: 'orders.xlsx', size: 12 * 1024 * 1024 }, '文件大小为 12 MB，超过上限 10 MB'],
  ])('%j', (file, fault) => {
    expect(fileFault(file, limits)).toBe(fault)
  })

  it('has its size in the unit people know', () => {
    expect([1, 840_000, 1_500_000].map(formatBytes)).toEqual(['1 KB', '820 KB', '1.4 MB'])
  })
})
