import { ui } from '@bdr/text/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Path } from 'react-router'
import { askBeforeSignOut } from '../../lib/leaving.ts'
import { useLeaveBlocker } from '../../lib/navigation.ts'
import { holdsSession } from '../../lib/token.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'

interface LeaveGuard {
  /** the question; render it anywhere on the page */
  readonly question: ReactNode
  /** lets the next navigation pass, because the input is saved */
  readonly release: () => void
}

interface LeaveWords {
  readonly title: string
  readonly text: string
}

/** A page may change the rest of its own address without being left. */
const recordAt = ({ pathname, search }: Path): string =>
  `${pathname} ${new URLSearchParams(search).get('id')}`

/**
 * Asks before a page with unsent input is left, by our own links, by signing out or by closing the tab.
 * @param onGiveUp called when the person leaves without saving
 * @param words what is lost, where it is not typed input
 */
export function useLeaveGuard(
  unsent: boolean,
  onGiveUp: () => void = () => {},
  words: LeaveWords = { title: ui('leave.title'), text: ui('leave.text') },
): LeaveGuard {
  const released = useRef(false)
  const release = useCallback(() => {
    released.current = true
  }, [])
  useEffect(() => {
    // input typed after this is not covered
    if (!unsent) released.current = false
  }, [unsent])
  // the router asks only one guard: a page's other forms have none while nothing is typed in them
  const question = unsent && <LeaveQuestion {...{ released, release, onGiveUp, words }} />
  return { question, release }
}

interface LeaveQuestionProps {
  released: RefObject<boolean>
  release: () => void
  onGiveUp: () => void
  words: LeaveWords
}

/** Blocks every navigation away from the page while it is rendered. */
function LeaveQuestion({ released, release, onGiveUp, words }: LeaveQuestionProps) {
  /** handles the answer to a question that no navigation has caused */
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  const blocker = useLeaveBlocker((from, to) => !released.current && recordAt(from) !== recordAt(to))

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      // without its session the page could not send anything, so staying would be pointless
      if (!released.current && holdsSession()) event.preventDefault()
    }
    const ask = () =>
      new Promise<boolean>((resolve) => (released.current ? resolve(true) : setAnswer(() => resolve)))
    addEventListener('beforeunload', warn)
    const stopAsking = askBeforeSignOut(ask)
    return () => {
      removeEventListener('beforeunload', warn)
      stopAsking()
    }
  }, [released])

  const resolve = (leaves: boolean) => {
    answer?.(leaves)
    setAnswer(null)
  }
  const stay = () => {
    resolve(false)
    blocker.stay()
  }
  const leave = () => {
    onGiveUp()
    if (answer) release()
    resolve(true)
    blocker.proceed()
  }
  return (
    <Dialog
      isOpen={blocker.isBlocked || answer !== null}
      title={words.title}
      onClose={stay}
      width={420}
      buttons={
        <>
          <Button danger onClick={leave}>
            {ui('leave.go')}
          </Button>
          <Button look="primary" onClick={stay}>
            {ui('leave.stay')}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}
