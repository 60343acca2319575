import type { Message } from '@bdr/contract/messages/replies'
import { pageAt } from '@bdr/contract/navigation'

/** Where a message leads: a page of the back office, with the record's id. Null when nowhere of ours. */
export function jumpTarget({ jumpUrl, jumpParam }: Pick<Message, 'jumpUrl' | 'jumpParam'>): string | null {
  const page = pageAt(jumpUrl)
  if (page?.area !== 'console') return null
  const id = readId(jumpParam)
  return id === null ? page.path : `${page.path}?${new URLSearchParams({ id })}`
}

function readId(jumpParam: string): string | null {
  try {
    const { id } = JSON.parse(jumpParam) as { id?: unknown }
    if (typeof id === 'number') return String(id)
    return typeof id === 'string' && id !== '' ? id : null
  } catch {
    return null
  }
}
