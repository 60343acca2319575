type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What the device keeps of a form under a name; null when it keeps nothing, or nothing of this shape. */
export function readKept<Value>(
  storage: DeviceStorage,
  name: string,
  read: (kept: unknown) => Value | null,
): Value | null {
  try {
    const text = storage.getItem(name)
    return text === null ? null : read(JSON.parse(text))
  } catch {
    return null
  }
}

/** A full or forbidden storage costs only the convenience. */
export function keep(storage: DeviceStorage, name: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(value))
  } catch {
    // the form still holds it
  }
}
