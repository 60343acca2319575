/**
 * What nodes tell each other at once. Rows are the truth; a message only says "look again", so a
 * lost one costs freshness, never data.
 */
export interface BusMessages {
  /** sessions of these people no longer hold */
  'sessions-ended': { staffIds: readonly string[] }
}

export interface Bus {
  publish<Topic extends keyof BusMessages>(topic: Topic, message: BusMessages[Topic]): void
  subscribe<Topic extends keyof BusMessages>(topic: Topic, listener: (message: BusMessages[Topic]) => void): void
}

/** The bus of a single node. */
export function localBus(): Bus {
  const listeners = new Map<string, ((message: never) => void)[]>()
  return {
    publish: (topic, message) => listeners.get(topic)?.forEach((listener) => listener(message as never)),
    subscribe: (topic, listener) => listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
  }
}
