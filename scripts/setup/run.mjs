import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { projectFolder } from './project.mjs'

/** Where Node stores compiled code for the next process that loads it. */
export const compileCache = join(projectFolder, 'node_modules', '.cache', 'compiled')

/** The environment of a child that runs on the given Node: the command `node` refers to that one. */
export function environmentFor(node, changes = {}) {
  const bins = [dirname(node), join(projectFolder, 'node_modules', '.bin')]
  const PATH = [...bins, process.env.PATH].join(delimiter)
  return { ...process.env, PATH, NODE_COMPILE_CACHE: compileCache, ...changes }
}

const guarded = join(projectFolder, 'scripts', 'setup', 'guarded.mjs')

/**
 * Runs a program to its end without showing its output: `{ code, output }`. It never outlives this process,
 * even if that is killed.
 */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [guarded, program, ...args], { cwd: projectFolder, ...options })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }))
  })
}

/**
 * Runs a program in this terminal to its end; a signal that stops this process stops it too. Returns its exit
 * code, or 128 + signal number when a signal ended it, as shells do.
 */
export function runHere(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectFolder, stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    const passed = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of passed) process.on(signal, pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of passed) process.off(each, pass)
      resolve(code ?? 128 + (signalNumbers[signal] ?? 0))
    })
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }
