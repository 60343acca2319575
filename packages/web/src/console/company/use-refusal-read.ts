import { useState } from 'react'
import { useViewer } from '../../lib/session.ts'

/** Whether this person has read why a change was refused; the list of changes keeps it. */
export function useRefusalRead(requestId: string) {
  const name = `company/${useViewer().user.uid}/refusal-read`
  const [read, setRead] = useState(() => found(name) === requestId)
  return {
    read,
    markRead: () => {
      setRead(true)
      try {
        localStorage.setItem(name, requestId)
      } catch {
        // then it is shown again with the next visit
      }
    },
  }
}

function found(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
