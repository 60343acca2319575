import { expect, it } from 'vitest'
import { TransportError } from './call-error.ts'
import { createUpload, type UploadHost } from './upload.ts'

const blob = new Blob(['12345'], { type: 'image/png' })
const stored = { id: '7', name: 'a.png', mediaType: 'image/png', bytes: 5, url: '/u', thumbnailUrl: null }

/** A fake of the gateway and the storage that records the requests to each. */
function aHost(info: object, putStatus = 200) {
  const asked: unknown[] = []
  const host: UploadHost = {
    request: async (call, input, options) => {
      asked.push([call.name, input, options?.file?.name ?? null])
      return call.name === 'files.ossInfo' ? info : stored
    },
    send: (onProgress) => async (url, init) => {
      onProgress(1)
      const body = init.body as Blob
      asked.push([init.method, url, body.size, body.type])
      return new Response(null, { status: putStatus })
    },
  }
  return { asked, upload: createUpload(host) }
}

const server = { mode: 'server', url: '/bdr_biz/file/upload', fileId: null }
const presigned = { mode: 'presigned', url: 'https://s3.example.com/x?sig', fileId: '7' }

it('goes through the server', async () => {
  const { asked, upload } = aHost(server)
  expect(await upload('logo', blob, { name: 'a.png' })).toEqual(stored)
  expect(asked).toEqual([
    ['files.ossInfo', { purpose: 'logo', name: 'a.png', bytes: 5 }, null],
    ['files.upload', { purpose: 'logo' }, 'a.png'],
  ])
})

it('goes straight to the storage, and is completed once the storage has it', async () => {
  const { asked, upload } = aHost(presigned)
  const shares: number[] = []
  const file = await upload('licence', blob, {
    name: 'a.png',
    ticket: 't',
    onProgress: (share) => shares.push(share),
  })
  expect(file).toEqual(stored)
  expect(asked).toEqual([
    ['files.ossInfo', { purpose: 'licence', name: 'a.png', bytes: 5, ticket: 't' }, null],
    ['PUT', presigned.url, 5, ''],
    ['files.complete', { fileId: '7', ticket: 't' }, null],
  ])
  expect(shares).toEqual([1])
})

it('fails when the storage refuses, and completes nothing', async () => {
  const { asked, upload } = aHost(presigned, 403)
  await expect(upload('logo', blob, { name: 'a.png' })).rejects.toBeInstanceOf(TransportError)
  expect(asked).toHaveLength(2)
})
