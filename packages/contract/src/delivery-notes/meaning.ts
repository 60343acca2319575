import { asks, statesWith, type Meanings } from '../kernel/meaning.ts'
import type { DeliveryNoteStatus } from './machine.ts'

interface NoteMeaning {
  /** nobody but its writer counts on it: lines may be changed, and it is no paper yet */
  draft: boolean
  /** its quantities are kept for it until it leaves */
  reserves: boolean
  /** the goods are out of the supplier's house */
  left: boolean
  /** further goods of it may arrive, and be signed for */
  onTheRoad: boolean
  /** something of it has arrived, and more is expected */
  arrivedInPart: boolean
  /** what was rejected or never arrived is still to be settled */
  disputed: boolean
  /** what was accepted is all that counts as shipped: the rest is deliverable again */
  settled: boolean
  void: boolean
  /** what it waits for: its dispatch, its arrival, or the settlement of a difference */
  waitsFor: 'dispatch' | 'arrival' | 'settlement' | null
}

const draft: NoteMeaning = {
  draft: true,
  reserves: false,
  left: false,
  onTheRoad: false,
  arrivedInPart: false,
  disputed: false,
  settled: false,
  void: false,
  waitsFor: null,
}
const left: NoteMeaning = { ...draft, draft: false, left: true }
const onTheRoad: NoteMeaning = { ...left, onTheRoad: true, waitsFor: 'arrival' }

/** What a delivery note's state means. */
export const noteMeanings: Meanings<DeliveryNoteStatus, NoteMeaning> = {
  draft,
  ready: { ...draft, draft: false, reserves: true, waitsFor: 'dispatch' },
  'in-transit': onTheRoad,
  'partly-received': { ...onTheRoad, arrivedInPart: true },
  received: { ...left, settled: true },
  discrepancy: { ...left, disputed: true, waitsFor: 'settlement' },
  void: { ...draft, draft: false, void: true },
}

export const isDraftNote = asks(noteMeanings, 'draft')
export const reserves = asks(noteMeanings, 'reserves')
export const hasLeft = asks(noteMeanings, 'left')
export const isOnTheRoad = asks(noteMeanings, 'onTheRoad')
export const isDisputed = asks(noteMeanings, 'disputed')
export const isVoid = asks(noteMeanings, 'void')
/** It has left and its numbers are not final: goods may arrive, or a difference has to be settled. */
export const isOutstanding = (status: DeliveryNoteStatus): boolean =>
  isOnTheRoad(status) || isDisputed(status)
/** Somebody has to deliver it: it is to leave, or on its way. */
export const isToDeliver = (status: DeliveryNoteStatus): boolean => reserves(status) || isOnTheRoad(status)
/** It is a paper that somebody may show at a gate. */
export const isPaper = (status: DeliveryNoteStatus): boolean => !isDraftNote(status) && !isVoid(status)

const statuses = Object.keys(noteMeanings) as DeliveryNoteStatus[]
export const reservingStatuses = statesWith(noteMeanings, 'reserves', true)
/** States in which all quantities of a note count as shipped. */
export const outstandingStatuses = statuses.filter(isOutstanding)
/** States in which only what was accepted counts as shipped. */
export const settledStatuses = statesWith(noteMeanings, 'settled', true)
export const leftStatuses = statesWith(noteMeanings, 'left', true)
export const disputedStatuses = statesWith(noteMeanings, 'disputed', true)
export const toDeliverStatuses = statuses.filter(isToDeliver)
/** States in which nothing of a note has arrived yet. */
export const inTransitStatuses = statesWith(noteMeanings, 'arrivedInPart', false).filter(isOnTheRoad)
/** States in which no further arrival is expected: what has not arrived is missing. */
export const arrivedStatuses = statuses.filter((status) => hasLeft(status) && !isOnTheRoad(status))
/** The states in which a note waits for something, by what it waits for. */
export const noteWaitingStatuses = {
  dispatch: statesWith(noteMeanings, 'waitsFor', 'dispatch'),
  arrival: statesWith(noteMeanings, 'waitsFor', 'arrival'),
  settlement: statesWith(noteMeanings, 'waitsFor', 'settlement'),
}
/** States in which a note waits for nothing. */
export const restingNoteStatuses = statesWith(noteMeanings, 'waitsFor', null)
