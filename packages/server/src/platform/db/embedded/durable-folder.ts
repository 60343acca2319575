import { fdatasyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync-folder.ts'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** The parts of Emscripten's NODEFS that are overridden here. */
interface NodeFileSystem {
  stream_ops: { fsync(stream: { node: object; nfd?: number }): number }
  realPath(node: object): string
}

/** A mounted folder whose fsync reaches the disk. Emscripten's own fsync does nothing. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    emscriptenOpts.preRun?.push((module) => {
      const files = module.NODEFS as unknown as NodeFileSystem
      files.stream_ops.fsync = ({ node, nfd }) => {
        if (nfd === undefined) syncFolder(files.realPath(node))
        else fdatasyncSync(nfd)
        return 0
      }
    })
    return { emscriptenOpts }
  }
}
