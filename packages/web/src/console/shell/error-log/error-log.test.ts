import { describe, expect, it } from 'vitest'
import { CallError, TransportError } from '../../../lib/call-error.ts'
import { describeError, isFault, mostLogged, parseErrorLog, withError } from './error-log.ts'

const at = new Date('2026-11-20T04:00:00Z')
const refusal = (code: string) =>
  new CallError({ code, msg: '原因', data: null, requestId: 'r-1', status: 200 })
const entry = (message: string, page = '/dashboard') => describeError('script', new Error(message), at, page)

describe('logged errors', () => {
  it.each(['A00001', 'A00002', 'A00003', 'A00004', 'A00005', 'A06002'])(
    'do not include the refusal %s, which the person has read already',
    (code) => {
      expect(isFault(refusal(code))).toBe(false)
    },
  )

  it('include server errors and failed connections', () => {
    expect(isFault(refusal('B00500'))).toBe(true)
    expect(isFault(refusal('A09999'))).toBe(true)
    expect(isFault(refusal('20000'))).toBe(true)
    expect(isFault(new TransportError('offline', 'r-1'))).toBe(true)
    expect(isFault(new TypeError('x is undefined'))).toBe(true)
    expect(isFault('thrown text')).toBe(true)
  })

  it('do not include aborted requests', () => {
    expect(isFault(new DOMException('left', 'AbortError'))).toBe(false)
  })

  it('have the time, the page, the message and the request', () => {
    expect(describeError('call', new TransportError('offline', 'r-1'), at, '/dashboard')).toMatchObject({
      kind: 'call',
      at: '2026-11-20T04:00:00.000Z',
      page: '/dashboard',
      message: 'TransportError: offline',
      requestId: 'r-1',
      stack: expect.stringContaining('error-log.test'),
      times: 1,
    })
    expect(describeError('promise', 'text', at, '/')).toMatchObject({ message: 'text', stack: null })
  })
})

describe('the log', () => {
  it('has the newest entry first and counts repetitions', () => {
    const log = [entry('a'), entry('b'), entry('b'), entry('b', '/other')].reduce(withError, [])
    expect(log.map(({ message, times }) => [message, times])).toEqual([
      ['Error: b', 1],
      ['Error: b', 2],
      ['Error: a', 1],
    ])
  })

  it('does not grow without limit', () => {
    const many = Array.from({ length: mostLogged + 5 }, (_, index) => entry(`e${index}`))
    const log = many.reduce(withError, [])
    expect(log).toHaveLength(mostLogged)
    expect(log[0]!.message).toBe(`Error: e${mostLogged + 4}`)
  })

  it('is restored after a reload, without invalid entries', () => {
    const log = [entry('a')]
    expect(parseErrorLog(JSON.stringify(log))).toEqual(log)
    expect(parseErrorLog(JSON.stringify([...log, { kind: 'x' }, null, 5]))).toEqual(log)
    for (const text of [null, '', '{', '{}']) expect(parseErrorLog(text)).toEqual([])
  })
})
