import { pageAt } from '@bdr/contract/navigation'
import type { ComponentType } from 'react'
import { createPath, parsePath, type Path } from 'react-router'
import consolePages from 'virtual:console-pages'
import { guardNavigation } from '../lib/guard.ts'
import { redirectDocument, type Opened, type Redirect } from '../lib/navigation.ts'
import type { Viewer } from '../lib/session.ts'

/** A page of the back office that is ready to be drawn, or the reason why it is not. */
export type ConsolePage = { readonly viewer: Viewer; readonly key: string } & (
  | { readonly Component: ComponentType }
  | { readonly error: unknown }
)

/**
 * Prepares a page: checks the guard, loads its file and what it reads first. Only the back office has this
 * router: a public page is another document.
 */
export async function openPage(at: Path): Promise<Opened<ConsolePage>> {
  const page = pageAt(at.pathname, at.search)
  const viewer = await guardNavigation(at.pathname + at.search)
  if (viewer !== null && 'redirect' in viewer) return viewer
  const load = page && consolePages[page.module]
  if (!load || viewer === null) return redirectDocument(createPath(at))
  const { key } = page
  try {
    const { default: Component, clientLoader } = await load()
    const request = new Request(new URL(createPath(at), location.origin))
    const elsewhere = (await clientLoader?.({ request })) as Redirect | undefined
    return elsewhere ?? { page: { viewer, key, Component } }
  } catch (error) {
    return { page: { viewer, key, error } }
  }
}

/**
 * Preloads the file of a page that somebody is about to open. @param address its path, with or without a
 * query
 */
export function preloadPage(address: string): void {
  const { pathname = '', search = '' } = parsePath(address)
  const page = pageAt(pathname, search)
  // opening the page reports that it could not be loaded
  if (page) void consolePages[page.module]?.().catch(() => {})
}
