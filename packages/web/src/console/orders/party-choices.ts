import type { OrderImportReport } from '@bdr/contract/orders/replies'

export type UnknownParty = OrderImportReport['unknownParties'][number]
interface PartyChoice {
  readonly scheme: string
  readonly partyId: string
  readonly merchantId: string
}
/** party → the merchant the operator chose for it */
export type PartyChoices = Readonly<Record<string, PartyChoice>>

/**
 * A party is identified by its scheme and id together: the same number has another meaning in another scheme.
 */
export const partyKey = ({ scheme, partyId }: Pick<UnknownParty, 'scheme' | 'partyId'>) =>
  `${scheme}\u0000${partyId}`

export const withChoice = (
  choices: PartyChoices,
  { scheme, partyId }: UnknownParty,
  merchantId: string,
): PartyChoices => ({
  ...choices,
  [partyKey({ scheme, partyId })]: { scheme, partyId, merchantId },
})

/** The choices in the format of `orders.import`. */
export const chosenParties = (choices: PartyChoices): PartyChoice[] => Object.values(choices)

export const countMissing = (parties: readonly UnknownParty[], choices: PartyChoices): number =>
  parties.filter((party) => choices[partyKey(party)] === undefined).length
