import type { Message } from '@bdr/contract/messages/replies'
import { useRef } from 'react'
import css from './row.module.css'
import { MessageRow } from './row.tsx'
import { useNearness } from './use-nearness.ts'

/** Rows that are drawn, or left out, together. */
export const blockSize = 10
/** Pixels of a row nobody has seen yet: a sentence of two lines and its time. */
const estimatedRow = 86

interface MessageBlockProps {
  messages: readonly Message[]
  /** number of the first of them */
  first: number
  total: number
  now: Date
  onRead: (message: Message) => void
  onLeave: () => void
}

/** A few rows of the list; far from the window, an empty place as high as they are. */
export function MessageBlock({ messages, first, total, now, onRead, onLeave }: MessageBlockProps) {
  const element = useRef<HTMLOListElement>(null)
  const { near, height } = useNearness(element, first === 1)
  const blockSize = near ? undefined : (height ?? messages.length * estimatedRow)
  return (
    <ol ref={element} className={css.block} style={{ blockSize }} start={first}>
      {near &&
        messages.map((message, index) => (
          <MessageRow
            key={message.id}
            message={message}
            position={first + index}
            total={total}
            now={now}
            onRead={onRead}
            onLeave={onLeave}
          />
        ))}
    </ol>
  )
}
