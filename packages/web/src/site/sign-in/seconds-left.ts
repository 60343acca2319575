import { useSyncExternalStore } from 'react'

const never = () => () => {}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1_000)
  return () => clearInterval(timer)
}

const secondsTo = (until: number | null): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1_000))

/** Whole seconds left until an instant of this browser's clock, counting down; 0 without one. */
export const useSecondsLeft = (until: number | null): number =>
  useSyncExternalStore(
    until === null ? never : everySecond,
    () => secondsTo(until),
    () => 0,
  )

/** `1:52` */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
