import { fork, type ChildProcess } from 'node:child_process'
import type { EventEmitter } from 'node:events'
import os from 'node:os'
import { Worker, type ResourceLimits, type Transferable } from 'node:worker_threads'

/** A thread or process that does jobs. */
export interface StartedWorker {
  /** hands it a job; the transferred parts are no longer the caller's */
  send(message: unknown, moved: readonly Transferable[]): void
  /** emits `message` with its replies, `error` and `exit` */
  readonly events: EventEmitter
  /** whether it keeps this process running */
  hold(holds: boolean): void
  end(): void
}

/** In a thread: it starts fast, shares memory with this process, and what it hoards ends only the thread. */
export const inThread = (script: URL, memory: ResourceLimits) => (): StartedWorker => {
  const worker = new Worker(script, { resourceLimits: memory })
  return {
    send: (message, moved) => worker.postMessage(message, moved),
    events: worker,
    hold: (holds) => (holds ? worker.ref() : worker.unref()),
    end: () => void worker.terminate(),
  }
}

/** What Node itself needs, on Windows too. */
const inherited = ['NODE_COMPILE_CACHE', 'SystemRoot']

/**
 * Makes glibc give back large blocks when they are freed. By default it raises its threshold with each of them and keeps
 * an arena for each thread, which after some large pictures was twice the memory.
 */
const frugal = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * In a process of its own: all memory, that of libraries included, is given back when it ends. It gets no settings of
 * this process, among which are secrets. Starting one stops this process for as long as its pages take to be mapped
 * twice, a tenth of a second for a large one, so it should be kept for a while.
 * @param gently leaves the processor to others, for work of strangers
 */
export const inProcess =
  (script: URL, { heapMegabytes, gently }: { heapMegabytes: number; gently: boolean }) =>
  (): StartedWorker => {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: { ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])), ...frugal },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (gently && child.pid !== undefined) giveWay(child.pid)
    return {
      send: (message) => void child.send(message as object, () => {}),
      events: child,
      hold: (holds) => hold(child, holds),
      end: () => void child.kill('SIGKILL'),
    }
  }

function hold(child: ChildProcess, holds: boolean): void {
  if (holds) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function giveWay(pid: number): void {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW)
  } catch {
    // it has ended already, which its exit tells
  }
}
