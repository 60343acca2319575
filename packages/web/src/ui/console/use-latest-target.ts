import { useEffect, useRef } from 'react'

/**
 * The record in its latest version: a dialog that stays open while the record is read again must act on that
 * one.
 */
export function useLatestTarget({ id, version }: { id: string; version: number }) {
  const latest = useRef({ id, version })
  useEffect(() => {
    latest.current = { id, version }
  }, [id, version])
  return () => latest.current
}
