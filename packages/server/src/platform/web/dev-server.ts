import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { rendererOf, type PageRenderer } from './render.ts'

/**
 * Renders from the sources with vite in this process, so that edits are visible at once. Only for development, where
 * vite is installed.
 */
export async function devRenderer(app: FastifyInstance, buildDir: string): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: path.dirname(buildDir),
    server: { middlewareMode: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  const names = (await readdir(path.join(path.dirname(buildDir), 'src', 'islands'))).map(
    (file) => path.parse(file).name,
  )
  const islands = Object.fromEntries(names.map((name) => [name, [`/src/islands/${name}.tsx`]]))
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown>
  // vite adds the styles and the entry's imports itself
  const consoleFiles = () => ({ entry: '/src/console/main.tsx', modules: [], styles: [] })
  return rendererOf(load as () => Promise<ServerBuild>, 'development', { islands, consoleFiles })
}
