import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  createDeliveryNote,
  deliveryNotePdf,
  dispatchDeliveryNote,
  readDeliveryNote,
  readReceiptLink,
} from '@bdr/contract/delivery-notes/calls'
import {
  readNoteByLink,
  receiptPdfByLink,
  signByLink,
  uploadByLink,
} from '@bdr/contract/delivery-notes/link-calls'
import { uploadFile } from '@bdr/contract/files/calls'
import { fillPath, type Call } from '@bdr/contract/kernel/call'
import { pageUrl } from '@bdr/contract/navigation'
import { listOrders } from '@bdr/contract/orders/calls'
import { picture } from '../packages/server/src/test/pictures.ts'
import { ask, upload, type Person } from './client.ts'
import { startServer, type Running } from './processes.ts'
import type { Measurement } from './report.ts'
import { product } from './scenarios.ts'
import { openShop, type Shop } from './shop.ts'
import { median, spreadOf } from './statistics.ts'

const noteLines = 200
const staffLines = 20
/** Receipts of the note whose link is used: each is another document. */
const receipts = 8
const rounds = 4
const measuredInRound = 5
/** What one address asks for at the same time, each again as soon as it is answered. */
const hostile = { papers: 60, forms: 24, photos: 12, slowBodies: 20 } as const
/** Milliseconds before a refused request is repeated, and for which an attack goes on before it is measured. */
const pause = { afterRefusal: 1_000, beforeMeasuring: 3_000 } as const
const targetTimes = 3
const targetMegabytes = 150
/** One decoder and one printer for strangers, and the decoders of people at work. */
const targetWithProcesses = 600

/**
 * How long people at work wait for a document, an upload and a list while a stranger at one address, with the link of
 * one delivery note, asks for all that strangers may ask for, compared with the minutes before; and what memory the
 * server takes meanwhile.
 */
export async function measureHostile(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bdr-bench-'))
  const server = await startServer('packages/server/src/main.ts', {
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    // so that the address of a request can be chosen
    TRUSTED_PROXIES: '127.0.0.1',
  })
  try {
    const shop = await openShop(server, noteLines)
    const staff = await staffOf(shop)
    const pictures = await hostilePictures()
    const attacks: Attack[] = []
    for (let round = 0; round < rounds; round += 1)
      attacks.push({ ...(await signedNote(shop)), pictures, address: `203.0.113.${round + 1}`, server })
    for (const work of Object.values(staff)) await timesOf(work, 3)

    const memory = watchMemory(server)
    const quiet = await memory.now()
    const times: Times[] = []
    for (const attack of attacks) times.push(await measureRound(staff, attack))
    const peak = memory.stop()
    return [
      ...(['pdf', 'upload', 'list'] as const).map((name) => compared(name, times)),
      memoryOf('hostile-memory', '服务进程内存最多增加（MB）', peak.own - quiet.own, targetMegabytes),
      memoryOf(
        'hostile-children',
        '连同解码与打印进程最多增加（MB）',
        peak.all - quiet.all,
        targetWithProcesses,
      ),
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

type Work = () => Promise<unknown>
type Staff = Record<'pdf' | 'upload' | 'list', Work>
type Times = Record<keyof Staff, { readonly quiet: number[]; readonly attacked: number[] }>

async function staffOf({ owner, lineIds }: Shop): Promise<Staff> {
  const lines = lineIds.slice(0, staffLines).map((orderLineId) => ({ orderLineId, quantity: '1' }))
  const { id } = await ask(owner, createDeliveryNote, { lines, submit: true })
  const small = await picture(60, 60).png().toBuffer()
  return {
    pdf: () => download(owner, deliveryNotePdf, { id }),
    upload: () => upload(owner, uploadFile, { purpose: 'head-picture' }, small),
    list: () => ask(owner, listOrders, {}),
  }
}

async function timesOf(work: Work, count: number): Promise<number[]> {
  const times = []
  for (let turn = 0; turn < count; turn += 1) {
    const beganAt = performance.now()
    await work()
    times.push(performance.now() - beganAt)
  }
  return times
}

async function measureRound(staff: Staff, attack: Attack): Promise<Times> {
  const measure = async () => ({
    pdf: await timesOf(staff.pdf, measuredInRound),
    upload: await timesOf(staff.upload, measuredInRound),
    list: await timesOf(staff.list, measuredInRound),
  })
  const quiet = await measure()
  const over = new AbortController()
  const attacking = runAttack(attack, over.signal)
  await setTimeout(pause.beforeMeasuring)
  const attacked = await measure()
  over.abort()
  console.log(`  ${attack.address}：${summaryOf(await attacking)}`)
  const both = (name: keyof Staff) => ({ quiet: quiet[name], attacked: attacked[name] })
  return { pdf: both('pdf'), upload: both('upload'), list: both('list') }
}

const titles = {
  pdf: '遭索要期间员工的送货单 PDF（毫秒，对照为平时）',
  upload: '遭索要期间员工上传图片（毫秒，对照为平时）',
  list: '遭索要期间员工的订单列表（毫秒，对照为平时）',
} as const

function compared(name: keyof Staff, rounds: readonly Times[]): Measurement {
  const ours = median(rounds.flatMap((round) => round[name].attacked))
  const against = median(rounds.flatMap((round) => round[name].quiet))
  const ratios = rounds.map((round) => median(round[name].attacked) / median(round[name].quiet))
  return {
    name: `hostile-${name}`,
    title: titles[name],
    ours,
    against,
    ratio: ours / against,
    spread: spreadOf(ratios),
    target: `≤ ${targetTimes}`,
    holds: ours / against <= targetTimes,
  }
}

const memoryOf = (name: string, title: string, ours: number, most: number): Measurement => ({
  name,
  title,
  ours,
  against: null,
  ratio: null,
  spread: [ours, ours],
  target: `≤ ${most}`,
  holds: ours <= most,
})

interface SignedNote {
  readonly token: string
  readonly receiptIds: readonly string[]
}

/** A note with the longest receipts that its link can make: drawn slowly, and with a reason in each line. */
async function signedNote({ owner, lineIds }: Shop): Promise<SignedNote> {
  const lines = lineIds.map((orderLineId) => ({ orderLineId, quantity: String(2 * receipts) }))
  const { id } = await ask(owner, createDeliveryNote, { lines, submit: true })
  const { version } = await ask(owner, readDeliveryNote, { id })
  await ask(owner, dispatchDeliveryNote, { id, version })
  const { token } = await ask(owner, readReceiptLink, { id })
  const nobody = { url: owner.url, token: '' }
  const receiptIds = []
  for (let receipt = 0; receipt < receipts; receipt += 1) {
    const note = await ask(nobody, readNoteByLink, { token })
    const signed = await ask(nobody, signByLink, {
      token,
      submission: randomUUID(),
      version: note.version,
      signedAt: new Date().toISOString(),
      receiverName: '收货人',
      signature: { kind: 'drawn', strokes: Array.from({ length: 10 }, () => stroke()) },
      last: false,
      note: null,
      lines: note.lines.map((line) => ({
        noteLineId: line.id,
        accepted: '1',
        rejected: '1',
        reason: '法兰面划伤'.repeat(38),
      })),
    })
    receiptIds.push(signed.receiptId)
  }
  return { token, receiptIds }
}

const stroke = (): number[] => Array.from({ length: 1_200 }, () => Math.floor(Math.random() * 400))

/** Small files that take long to decode and much memory: within the limits for strangers, and beyond them. */
async function hostilePictures(): Promise<Buffer[]> {
  return [
    await picture(6_000, 4_000).png({ progressive: true, compressionLevel: 9 }).toBuffer(),
    await picture(14_000, 3_500).ensureAlpha().toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer(),
  ]
}

interface Attack extends SignedNote {
  readonly pictures: readonly Buffer[]
  readonly address: string
  readonly server: Running
}

/** How often each status was answered; 0: the connection was closed. */
type Answers = Map<number, number>

async function runAttack(attack: Attack, signal: AbortSignal): Promise<Answers> {
  const answers: Answers = new Map()
  const repeat = async (request: (turn: number) => Promise<Response>) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const status = await request(turn).then(drained, () => 0)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (status !== 200) await setTimeout(pause.afterRefusal)
    }
  }
  const times = (count: number, request: (turn: number) => Promise<Response>) =>
    Array.from({ length: count }, (_, place) => repeat((turn) => request(turn + place)))
  await Promise.all([
    ...times(hostile.papers, (turn) => paper(attack, turn)),
    ...times(hostile.forms, (turn) => form(attack, turn)),
    ...times(hostile.photos, (turn) => photo(attack, turn)),
    ...Array.from({ length: hostile.slowBodies }, () => slowBody(attack, signal)),
  ])
  return answers
}

async function drained(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

const summaryOf = (answers: Answers): string =>
  [...answers]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status === 0 ? '断开' : status}`)
    .join('，')

const from = ({ address }: Attack) => ({ 'x-forwarded-for': address })

function paper(attack: Attack, turn: number): Promise<Response> {
  const id = attack.receiptIds[turn % attack.receiptIds.length]!
  const address = fillPath(receiptPdfByLink.path, { product, id })
  return fetch(`${attack.server.url}${address}?token=${attack.token}`, { headers: from(attack) })
}

/** The website's form, every second time with fields that are valid. */
function form(attack: Attack, turn: number): Promise<Response> {
  const body = new FormData()
  const fields = { name: '钱志远', mobile: '13900139011', message: turn % 2 === 0 ? '' : `询问 ${turn}` }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('photo', pictureFile(attack, turn), 'photo.png')
  const address = attack.server.url + pageUrl('techniqueList')
  return fetch(address, { method: 'POST', headers: from(attack), body, redirect: 'manual' })
}

function photo(attack: Attack, turn: number): Promise<Response> {
  const body = new FormData()
  body.set('token', attack.token)
  body.set('file', pictureFile(attack, turn), 'photo.png')
  const address = attack.server.url + fillPath(uploadByLink.path, { product })
  return fetch(address, { method: 'POST', headers: from(attack), body })
}

const pictureFile = ({ pictures }: Attack, turn: number) =>
  new Blob([new Uint8Array(pictures[(turn >> 1) % pictures.length]!)])

/** Sends an upload a byte at a time, again whenever the connection is closed. */
async function slowBody({ server, address, token }: Attack, signal: AbortSignal): Promise<void> {
  const { port, hostname } = new URL(server.url)
  const head = [
    `POST ${fillPath(uploadByLink.path, { product })} HTTP/1.1`,
    `host: ${hostname}`,
    // from beside it, or it would take the places of the other uploads
    `x-forwarded-for: ${address}0`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${5 * 1024 * 1024}`,
  ]
  while (!signal.aborted) {
    const socket = connect(Number(port), hostname).on('error', () => {})
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="${token}`)
    while (!signal.aborted && !socket.destroyed) {
      socket.write('x')
      await setTimeout(pause.afterRefusal)
    }
    socket.destroy()
  }
}

/** Downloads a document, which must be one. */
async function download(
  { url, token }: Person,
  call: Call,
  input: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await fetch(url + fillPath(call.path, { product, ...input }), {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = await response.arrayBuffer()
  if (response.headers.get('content-type') !== call.mediaType)
    throw new Error(`${call.name}: ${Buffer.from(bytes).toString().slice(0, 500)}`)
}

interface Memory {
  /** megabytes of the server's process */
  readonly own: number
  /** the same with the processes that it started */
  readonly all: number
}

/** The largest memory of a server until it is asked for. */
function watchMemory({ pid }: Running): { now: () => Promise<Memory>; stop: () => Memory } {
  let peak: Memory = { own: 0, all: 0 }
  const timer = setInterval(() => {
    void memoryOfProcess(pid).then(({ own, all }) => {
      peak = { own: Math.max(peak.own, own), all: Math.max(peak.all, all) }
    })
  }, 100)
  return {
    now: () => memoryOfProcess(pid),
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}

async function memoryOfProcess(pid: number): Promise<Memory> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter((child) => child !== '')
  const own = await residentOf(String(pid))
  const others = await Promise.all(pids.map(residentOf))
  return { own, all: others.reduce((sum, megabytes) => sum + megabytes, own) }
}

async function residentOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024
}
