/** Bytes that never change, by the key of what they were made from; the most recently asked for, up to `maxBytes`. */
export function byteCache(maxBytes: number) {
  const made = new Map<string, Buffer>()
  const beingMade = new Map<string, Promise<Buffer>>()
  let bytes = 0

  const drop = (key: string): void => {
    bytes -= made.get(key)?.length ?? 0
    made.delete(key)
  }
  const put = (key: string, content: Buffer): void => {
    drop(key)
    made.set(key, content)
    bytes += content.length
    for (const oldest of made.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const makeOnce = (key: string, group: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const name = `${group} ${key}`
    const underWay = beingMade.get(name)
    if (underWay) return underWay
    const making = make()
      .then((content) => {
        put(key, content)
        return content
      })
      .finally(() => beingMade.delete(name))
    beingMade.set(name, making)
    return making
  }

  return {
    /** Parallel requests of one group make them once; nobody waits for what another group asked for. */
    read(key: string, group: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const content = made.get(key)
      if (!content) return makeOnce(key, group, make)
      made.delete(key)
      made.set(key, content)
      return Promise.resolve(content)
    },
  }
}
