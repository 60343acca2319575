/** Called with the share of a body that has been sent: 0 to 1. */
export type OnProgress = (share: number) => void

/** Sends like `fetch` and reports how much of the body has been sent, which fetch itself cannot. */
export const sendWithProgress =
  (onProgress: OnProgress) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', url)
      request.responseType = 'blob'
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total)
      })
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('network failure')))
      const { signal } = init
      request.addEventListener('abort', () => reject(signal?.reason as Error))
      if (signal?.aborted) return reject(signal.reason as Error)
      signal?.addEventListener('abort', () => request.abort())
      request.send(init.body as XMLHttpRequestBodyInit | null)
    })

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const body = request.response as Blob | null
  return new Response(body && body.size > 0 ? body : null, { status: request.status, headers })
}
