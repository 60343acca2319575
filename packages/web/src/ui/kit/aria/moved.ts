export interface SortableItem {
  readonly id: string
  /** what it is called while it is moved */
  readonly label: string
}

/** The items with some of them taken out and put before or after another. */
export function moved<Item extends SortableItem>(
  items: readonly Item[],
  taken: ReadonlySet<string>,
  target: string,
  after: boolean,
): Item[] {
  const rest = items.filter(({ id }) => !taken.has(id))
  const at = rest.findIndex(({ id }) => id === target)
  if (at === -1) return [...items]
  return rest.toSpliced(at + Number(after), 0, ...items.filter(({ id }) => taken.has(id)))
}
