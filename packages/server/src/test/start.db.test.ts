import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { testWorld } from './app.ts'

/** Packages that one request in a hundred needs, each of dozens of files. */
const forLater = ['ajv', 'pdfmake', 'qrcode', 'sanitize-html', 'sharp', 'nodemailer', '@fastify/swagger-ui']

it('a start loads nothing that only some request needs', async () => {
  const { app, close } = await testWorld()
  await app.ready()
  const loaded = Object.keys(createRequire(import.meta.url).cache)
  expect(loaded.some((file) => file.includes('/node_modules/fastify/'))).toBe(true)
  expect(forLater.filter((name) => loaded.some((file) => file.includes(`/node_modules/${name}/`)))).toEqual(
    [],
  )
  await close()
})
