import { ticketMinutes } from '@bdr/contract/sms/model'
import { useCallback, useEffect, useState } from 'react'

/** The confirmation that somebody receives the messages of a mobile. */
export interface Proof {
  readonly mobile: string
  readonly ticket: string
  /** milliseconds of this device's clock */
  readonly until: number
}

/** Stored for this tab only: whoever has it can act for the mobile. */
const name = 'settle-in-proof'

function find(): Proof | null {
  try {
    const proof = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Proof | null
    return proof !== null && proof.until > Date.now() ? proof : null
  } catch {
    return null
  }
}

function store(proof: Proof | null): void {
  try {
    if (proof === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(proof))
  } catch {
    // without storage it lasts until the page is left
  }
}

export type ProofStore = ReturnType<typeof useProof>

/**
 * The confirmation of a mobile, which survives a reload and ends when it expires or the server no longer
 * accepts it.
 */
export function useProof() {
  const [proof, setProof] = useState(find)
  const [over, setOver] = useState(false)
  const end = useCallback(() => {
    store(null)
    setProof(null)
    setOver(true)
  }, [])
  useEffect(() => {
    if (proof === null) return undefined
    const timer = setTimeout(end, proof.until - Date.now())
    return () => clearTimeout(timer)
  }, [proof, end])
  return {
    proof,
    /** it was valid once and has expired */
    over,
    proved: (mobile: string, ticket: string) => {
      const next = { mobile, ticket, until: Date.now() + (ticketMinutes['settle-in'] - 1) * 60_000 }
      store(next)
      setProof(next)
      setOver(false)
    },
    end,
    /** Another mobile is going to be confirmed. */
    forget: () => {
      store(null)
      setProof(null)
      setOver(false)
    },
  }
}
