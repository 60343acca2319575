type Listener = (token: string, post: string) => void

const listeners = new Set<Listener>()

/** Called with the post that an answer names for the token's owner. */
export function describeViewerPost(token: string, post: string): void {
  for (const listener of listeners) listener(token, post)
}

/** Calls back with the post of every answer. @returns a function that stops this */
export function onViewerPost(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
