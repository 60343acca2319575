import { basePostOf, can, type BasePost, type Permission } from '@bdr/contract/access'
import { login, logout, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import type { SignInReply, UserInfo } from '@bdr/contract/session/replies'
import { sessionText } from '@bdr/text/client'
import { createContext, use } from 'react'
import { request } from './api.ts'
import { CallError } from './call-error.ts'
import { firstAnswers } from './first-answers.ts'
import { overlay } from './overlay.ts'
import { rememberAccount } from './remembered-account.ts'
import { dropToken, holdsSession, storeToken, ownToken, readToken } from './token.ts'

/** The person who is signed in. */
export interface Viewer {
  user: UserInfo
  /** the first of `postIds`: it decides the menu and every permission */
  post: BasePost
  can(permission: Permission): boolean
}

/**
 * The viewer that a user-info answer describes.
 * @throws Error with the message of the specification when it does not describe one
 */
export function viewerOf(user: UserInfo | null | undefined): Viewer {
  if (!user) throw new Error(sessionText.verificationFailed)
  if (!Array.isArray(user.postIds) || user.postIds.length === 0) throw new Error(sessionText.postIdsMissing)
  const post = basePostOf(user.postIds)
  if (post === null) throw new Error(sessionText.verificationFailed)
  return { user, post, can: (permission) => can(post, permission) }
}

/** Milliseconds after which the viewer is read again. */
const betweenReads = 1_000

let current: { token: string; viewer: Promise<Viewer> } | null = null

let firstViewer = firstAnswers.find(([call]) => call === readUserInfo.name)?.[2] as UserInfo | undefined

/**
 * Reads the viewer, unless the document contains the answer. A lost packet must not sign anybody out: a read
 * without an answer is repeated twice.
 */
async function readUser(): Promise<UserInfo> {
  const known = firstViewer
  firstViewer = undefined
  if (known) return known
  for (let failures = 1; ; failures += 1) {
    try {
      return await request(readUserInfo, {})
    } catch (error) {
      const isAnswer = error instanceof CallError && error.status < 500
      if (failures === 3 || isAnswer) throw error
      await new Promise((resolve) => setTimeout(resolve, betweenReads))
    }
  }
}

/** The viewer of this token, read once. Rejects as `request` does, or with `viewerOf`'s error. */
export function loadViewer(token: string): Promise<Viewer> {
  if (current?.token !== token) {
    const viewer = overlay.track(readUser()).then(viewerOf)
    current = { token, viewer }
    viewer.catch(() => forgetViewer(token))
  }
  return current.viewer
}

/**
 * Reads the viewer again. @returns whether the answer differs: then `loadViewer` has the new one. Throws as
 * `loadViewer` rejects.
 */
export async function renewViewer(token: string): Promise<boolean> {
  const before = await loadViewer(token)
  const viewer = viewerOf(await request(readUserInfo, {}))
  if (JSON.stringify(viewer.user) === JSON.stringify(before.user) || readToken() !== token) return false
  current = { token, viewer: Promise.resolve(viewer) }
  return true
}

function forgetViewer(token: string): void {
  if (current?.token === token) current = null
}

export const ViewerContext = createContext<Viewer | null>(null)

/** The person who is signed in; only below the console's layout. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext)
  if (viewer === null) throw new Error('useViewer outside the console')
  return viewer
}

/**
 * Signs in and stores the token and, for the next time, the account. Load a new document afterwards: then
 * nothing another person has read stays in memory. Throws as `request` does.
 * @returns the second factor that is required first; null when the person is signed in
 */
export async function signIn(principal: string, credentials: string): Promise<SignInReply['secondFactor']> {
  const account = principal.trim()
  const reply = await request(login, { principal: account, credentials, sysType: loginSysType })
  if (reply.accessToken !== null) storeToken(reply.accessToken, reply.expiresAt)
  rememberAccount(account)
  return reply.secondFactor
}

/** Milliseconds a sign-out waits for the server: the request arrives even after the page is gone. */
const signOutTimeout = 3_000

/**
 * Ends the session here and in the other tabs, even when the server does not answer. Load a new document
 * afterwards.
 */
export async function signOut(): Promise<void> {
  const held = holdsSession()
  const ended = held ? request(logout, {}, { through: fetchKeepAlive }) : Promise.resolve(null)
  dropToken()
  for (const leave of leaving) leave()
  // whoever has signed in meanwhile in another tab is not signed out by this page
  if (held) otherTabs?.postMessage('signed-out')
  const waited = new Promise((resolve) => setTimeout(resolve, signOutTimeout))
  await Promise.race([ended.catch(() => null), waited])
}

const fetchKeepAlive = (url: string, init: RequestInit) => fetch(url, { ...init, keepalive: true })

const leaving = new Set<() => void>()

/** Calls back when the person signs out in this tab, before the new document loads. */
export function onSignOut(listener: () => void): () => void {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

// in the browser only: on the server an open channel would keep the process running
const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('session')

/**
 * Calls back when this tab's session is over or has become another person's: after a sign-out in another tab,
 * or when the token changed while this tab was in the background.
 */
export function onSessionChangedElsewhere(listener: (signedOut: boolean) => void): () => void {
  const handleMessage = () => {
    // until the page is left its calls carry no token, and are no sign of a lost session
    dropToken()
    listener(true)
  }
  const compare = () => {
    if (document.visibilityState === 'visible' && readToken() !== ownToken()) listener(false)
  }
  otherTabs?.addEventListener('message', handleMessage)
  document.addEventListener('visibilitychange', compare)
  return () => {
    otherTabs?.removeEventListener('message', handleMessage)
    document.removeEventListener('visibilitychange', compare)
  }
}
