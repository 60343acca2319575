import { ui } from '@bdr/text/ui'

/** The files an upload accepts. The server checks the content; this check only saves a useless upload. */
export interface FileLimits {
  /** file name extensions with their dot, in lower case */
  readonly extensions: readonly string[]
  readonly maxBytes: number
}

/** Why a file is refused, in words; null when it is accepted. */
export function fileFault(
  file: { name: string; size: number },
  { extensions, maxBytes }: FileLimits,
): string | null {
  const name = file.name.toLowerCase()
  if (!extensions.some((extension) => name.endsWith(extension))) {
    return ui('upload.wrongType', { accepted: extensions.join('、') })
  }
  if (file.size === 0) return ui('upload.empty')
  if (file.size > maxBytes) {
    return ui('upload.tooLarge', { size: formatBytes(file.size), limit: formatBytes(maxBytes) })
  }
  return null
}

/** A size in readable units: `10 MB`, `0.4 MB`, `820 KB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${Math.round((kilobytes / 1024) * 10) / 10} MB`
}
