import { ticketMinutes } from '@bdr/contract/sms/model'
import { useCallback, useEffect, useState } from 'react'

/** That somebody reads the messages of a mobile. */
export interface Proof {
  readonly mobile: string
  readonly ticket: string
  /** milliseconds of this device */
  readonly until: number
}

/** For this tab alone: whoever has it acts for the mobile. */
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
    // then it holds until the page is left
  }
}

export type ProofStore = ReturnType<typeof useProof>

/** The proof of a mobile, over a reload; gone when its time is over or the server takes it no more. */
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
    /** it held once and does no more */
    over,
    proved: (mobile: string, ticket: string) => {
      const next = { mobile, ticket, until: Date.now() + (ticketMinutes['settle-in'] - 1) * 60_000 }
      store(next)
      setProof(next)
      setOver(false)
    },
    end,
    /** Another mobile is going to be proved. */
    forget: () => {
      store(null)
      setProof(null)
      setOver(false)
    },
  }
}
