import type { MenuGroup } from '@bdr/contract/kernel/navigation'
import { useViewer } from '../../lib/session.ts'
import { persistentStore, readJson, useStore } from './persistent-store.ts'

type Folded = Readonly<Record<string, readonly string[]>>

const store = persistentStore<Folded>({
  storage: () => localStorage,
  key: 'foldedMenuGroups',
  parse: (text) => {
    const stored = readJson(text)
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, groups]) => Array.isArray(groups)))
  },
})

/** Which groups of the menu this person has folded in this browser, and how to fold or unfold one. */
export function useFoldedGroups() {
  const { uid } = useViewer().user
  const all = useStore(store)
  const folded = all[uid] ?? []
  return {
    isFolded: (group: MenuGroup) => folded.includes(group),
    toggle: (group: MenuGroup) =>
      store.set({
        ...all,
        [uid]: folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group],
      }),
  }
}
