import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { median, spreadOf } from './statistics.ts'

/** A frequently visited page, with a list from the database. */
const page = '/newsCenter'
const connections = 16
const rounds = 12
const seconds = 2
const warmUpSeconds = 4
const targetRatio = 0.8
const asked = { 'accept-encoding': 'gzip, deflate, br' }

/** The website's news page from both programs, measured in alternating rounds. */
export async function measureSite(): Promise<Measurement> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const running: Running[] = []
  try {
    const ours = await startServer('packages/server/src/main.ts', {
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: undefined,
    })
    running.push(ours)
    const { headers, body } = await answerOf(ours)
    const file = path.join(folder, 'page')
    await writeFile(file, body)
    const bare = await startServer('bench/bare-site.ts', {
      SITE_PATH: page,
      SITE_BODY: file,
      SITE_HEADERS: JSON.stringify(headers),
    })
    running.push(bare)
    const same = await answerOf(bare)
    if (!same.body.equals(body)) throw new Error('the bare program sends other bytes')
    return await compare(ours, bare)
  } finally {
    await Promise.all(running.map((one) => one.stop()))
    await rm(folder, { recursive: true })
  }
}

async function compare(ours: Running, bare: Running): Promise<Measurement> {
  await shoot(ours, warmUpSeconds)
  await shoot(bare, warmUpSeconds)
  const pairs: [number, number][] = []
  for (let round = 0; round < rounds; round += 1)
    pairs.push([await shoot(ours, seconds), await shoot(bare, seconds)])
  const ratios = pairs.map(([own, limit]) => own / limit)
  return {
    name: 'site',
    title: '网站页面（req/s）',
    ours: median(pairs.map(([own]) => own)),
    against: median(pairs.map(([, limit]) => limit)),
    ratio: median(ratios),
    spread: spreadOf(ratios),
    target: `≥ ${targetRatio}`,
    holds: median(ratios) >= targetRatio,
  }
}

/** @returns successful requests per second */
async function shoot(server: Running, duration: number): Promise<number> {
  const result = await autocannon({
    url: server.url,
    connections,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', path: page, headers: asked }) }],
    verifyBody: () => true,
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${page} on ${server.url}: ${failed} requests failed`)
  return result.requests.total / result.duration
}

/** Headers that node adds by itself, and those that differ between answers. */
const notCopied = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** The bytes as they are sent: `fetch` would decompress them. */
const answerOf = (server: Running): Promise<{ headers: Record<string, string>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    get(server.url + page, { headers: asked }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const headers = Object.entries(answer.headers).filter(([name]) => !notCopied.has(name))
        resolve({
          headers: Object.fromEntries(headers) as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    }).on('error', reject)
  })
