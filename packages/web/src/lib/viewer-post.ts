type Listener = (token: string, post: string) => void

const listeners = new Set<Listener>()

/** An answer said which post the server takes the token's owner for. */
export function describeViewerPost(token: string, post: string): void {
  for (const listener of listeners) listener(token, post)
}

/** Calls back with what every answer says. @returns how to stop */
export function onViewerPost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
