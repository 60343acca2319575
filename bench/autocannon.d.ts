/** The part of autocannon 9 that is used here; the package has no types. */
declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    /** seconds */
    duration: number
    requests: { setupRequest: (request: Request) => Request }[]
    /** false counts the answer among `mismatches` */
    verifyBody: (body: string) => boolean
  }
  interface Result {
    /** the actual duration in seconds */
    duration: number
    requests: { total: number }
    /** milliseconds */
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    mismatches: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
