import { useEffect, useRef } from 'react'

/** A dialog that stays open while the record is read again must act on the version that was read last. */
export function useLatestTarget({ id, version }: { id: string; version: number }) {
  const latest = useRef({ id, version })
  useEffect(() => {
    latest.current = { id, version }
  }, [id, version])
  return () => latest.current
}
