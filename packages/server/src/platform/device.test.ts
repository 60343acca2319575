import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'
import { placeOf } from './place.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the device of a user agent', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome 141 · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'Microsoft Edge 141 · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari 18 · iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.61.2880`,
      'WeChat 8 · Android',
    ],
    ['lightMyRequest', null],
    ['', null],
    [null, null],
    ['Mozilla/5.0 '.repeat(200), null],
  ])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
})

describe('the location of an address', () => {
  it.each(['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.0.9', '::1', 'fd12::1', '::ffff:10.0.0.1'])(
    '%s is internal',
    (address) => expect(placeOf(address, 'Beijing')).toBe('内网'),
  )

  it.each([
    ['221.228.0.1', '江苏省无锡市'],
    ['::ffff:120.24.78.68', '广东省深圳市'],
    ['202.96.209.5', '上海市'],
    ['8.8.8.8', '美国'],
    ['240e:47d:c20:1627:30a3:ba0d:a5e6:ec19', '广东省广州市'],
    // with an interface of this machine, and texts that are not addresses
    ['2409:8a28::1%3', '浙江省杭州市'],
    ['unknown', ''],
    // documentation networks, which have no location
    ['203.0.113.7', ''],
    ['2001:db8::1', ''],
  ])('%s is in %s', (address, place) => expect(placeOf(address, null)).toBe(place))

  it("comes from the proxy's header, if it can be decoded", () => {
    expect(placeOf('221.228.0.1', encodeURIComponent('江苏 宜兴'))).toBe('江苏 宜兴')
    expect(placeOf('221.228.0.1', '%E6%B1')).toBe('江苏省无锡市')
    expect(placeOf('203.0.113.7', encodeURIComponent('江苏 无锡'))).toBe('江苏 无锡')
    expect(placeOf('2001:db8::1', '%E6%B1')).toBe('')
    expect(placeOf('172.32.0.1', 'x'.repeat(10_000))).toBe('美国')
  })
})
