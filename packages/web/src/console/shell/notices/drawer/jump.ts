import type { Message } from '@bdr/contract/messages/replies'
import { pageAt } from '@bdr/contract/navigation'

/**
 * The address a message leads to: a page of the back office, with the record's id and line. Null when it is
 * no such page.
 */
export function jumpTarget({ jumpUrl, jumpParam }: Pick<Message, 'jumpUrl' | 'jumpParam'>): string | null {
  const page = pageAt(jumpUrl)
  if (page?.area !== 'console') return null
  const { id, line } = readParam(jumpParam)
  if (id === null) return page.path
  return `${page.path}?${new URLSearchParams({ id, ...(line !== null && { line }) })}`
}

function readParam(jumpParam: string): { readonly id: string | null; readonly line: string | null } {
  try {
    const { id, line } = JSON.parse(jumpParam) as { id?: unknown; line?: unknown }
    return { id: textOf(id), line: textOf(line) }
  } catch {
    return { id: null, line: null }
  }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
