import { pageByKey } from '@bdr/contract/navigation'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useViewer } from '../../../lib/session.ts'
import { persistentStore, useStore } from '../persistent-store.ts'
import { mayOpen } from '../menu.ts'
import { useRecordNumber } from './record-number.ts'
import {
  homeTab,
  keepOnly,
  parseOpenTabs,
  tabKeyOf,
  tabsOf,
  visit,
  withoutPerson,
  withoutTab,
  withTabs,
  type Tab,
} from './tabs.ts'

const store = persistentStore({ storage: () => sessionStorage, key: 'openTabs', parse: parseOpenTabs })

/** Called at a sign-out, so that nobody finds what this person had open. */
export const forgetTabs = (uid: string): void => store.set(withoutPerson(store.get(), uid))

/** Carried by a navigation: the tabs that stay open once it has really happened. */
interface TabsState {
  storedTabs?: readonly string[]
}

export interface TabsControl {
  readonly tabs: readonly Tab[]
  readonly here: string
  /**
   * Closes all tabs but these. When the present page's tab is among the closed ones, `next` is opened first,
   * and nothing closes if the person stays because of unsent input.
   */
  keep(keys: readonly string[], next: Tab): void
}

/** The tabs of the person who is signed in, including the present page's. */
export function useOpenTabs(): TabsControl {
  const viewer = useViewer()
  const { uid } = viewer.user
  const open = useStore(store)
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const here = tabKeyOf(location)
  const number = useRecordNumber(location)
  // a page that the post no longer allows could not be opened
  const tabs = tabsOf(open, uid).filter((tab) => mayOpen(viewer, pageByKey(tab.page)))

  useEffect(() => {
    const before = store.get()
    const known = tabsOf(before, uid)
    // going back to the moment when a tab was closed does not close it again
    const stored =
      navigationType === NavigationType.Pop ? undefined : (location.state as TabsState | null)?.storedTabs
    const staying = stored ? keepOnly(known, stored) : known
    const after = number === undefined ? withoutTab(staying, here) : visit(staying, location, number)
    if (after !== known) store.set(withTabs(before, { uid, tabs: after }))
  }, [uid, here, location, navigationType, number])

  const keep = (keys: readonly string[], next: Tab) => {
    if (here === homeTab.key || keys.includes(here))
      store.set(withTabs(store.get(), { uid, tabs: keepOnly(tabs, keys) }))
    else void navigate(next.url, { state: { storedTabs: keys } satisfies TabsState })
  }
  return { tabs, here, keep }
}
