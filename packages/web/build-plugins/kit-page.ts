import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Kit</title>
  </head>
  <body>
    <div id="kit"></div>
    <script type="module">import 'virtual:react-router/inject-hmr-runtime'</script>
    <script type="module" src="/src/ui/kit/showcase/main.tsx"></script>
  </body>
</html>`

/** Serves `/kit` in development, with a page for each widget that shows all its states. No build contains it. */
export function kitPage(): Plugin {
  return {
    name: 'kit-page',
    apply: 'serve',
    configureServer(server) {
      const send = async (response: ServerResponse) => {
        const html = await server.transformIndexHtml('/kit', page)
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      }
      server.middlewares.use('/kit', (_request, response) => void send(response))
    },
  }
}
