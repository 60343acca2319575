export interface SortableItem {
  readonly id: string
  /** its name while it is moved */
  readonly label: string
}

/** The items after some of them were moved before or after another one. */
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
