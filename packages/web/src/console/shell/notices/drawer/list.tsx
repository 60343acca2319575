import type { Message } from '@bdr/contract/messages/replies'
import { ui } from '@bdr/text/ui'
import { noticesText } from '@bdr/text/messages'
import { Button } from '../../../../ui/kit/button.tsx'
import { SkeletonLines } from '../../../../ui/kit/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { Blank, Failure } from '../../../../ui/console/failure.tsx'
import layout from '../../../../ui/layout.module.css'
import { blockSize, MessageBlock } from './block.tsx'
import css from './list.module.css'
import { useNearness } from './use-nearness.ts'
import { serverNow } from '../../../../lib/server-clock.ts'

interface MessageListProps {
  /** null: not read yet */
  messages: readonly Message[] | null
  total: number
  error: Error | null
  retry: () => void
  /** reads the next page; null when there is none, or while one is being read */
  more: (() => void) | null
  /** whether reading the next page has failed */
  moreFailed: boolean
  onRead: (message: Message) => void
  onLeave: () => void
}

/** All messages of a tab. Only those near the window are rendered, because there may be ten thousand. */
export function MessageList(props: MessageListProps) {
  const { messages, total, error, retry, more, moreFailed, onRead, onLeave } = props
  const now = useNow()
  if (error) return <Failure error={error} onRetry={retry} />
  if (messages === null) return <Loading />
  if (messages.length === 0) return <Blank title={noticesText.empty} />
  return (
    <div className={css.scroller} data-scroller>
      {Array.from({ length: Math.ceil(messages.length / blockSize) }, (_, block) => (
        <MessageBlock
          key={block}
          messages={messages.slice(block * blockSize, (block + 1) * blockSize)}
          first={block * blockSize + 1}
          total={total}
          now={now}
          onRead={onRead}
          onLeave={onLeave}
        />
      ))}
      {moreFailed ? (
        <div className={css.end}>
          <Button onClick={() => more?.()}>{ui('failure.retry')}</Button>
        </div>
      ) : (
        <End reached={more} />
      )}
    </div>
  )
}

/** Shown below the last row that has been read. */
function End({ reached }: { reached: (() => void) | null }) {
  const element = useRef<HTMLDivElement>(null)
  const { near } = useNearness(element)
  useEffect(() => {
    if (near) reached?.()
  }, [near, reached])
  return <div ref={element} />
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {noticesText.loading}
      </p>
      <div className={`${layout.stack} ${css.loading}`} aria-hidden>
        <SkeletonLines count={2} />
        <SkeletonLines count={2} />
      </div>
    </>
  )
}

/** The present time, renewed every half minute: more often than “just now” changes. */
function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
