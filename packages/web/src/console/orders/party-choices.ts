import type { OrderImportReport } from '@bdr/contract/orders/replies'

export type UnknownParty = OrderImportReport['unknownParties'][number]
interface PartyChoice {
  readonly scheme: string
  readonly partyId: string
  readonly merchantId: string
}
/** party → the merchant the operator chose for it */
export type PartyChoices = Readonly<Record<string, PartyChoice>>

/** A party is known by its scheme and id together: the same number means another in another scheme. */
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

/** As `orders.import` takes them. */
export const chosenParties = (choices: PartyChoices): PartyChoice[] => Object.values(choices)

export const countMissing = (parties: readonly UnknownParty[], choices: PartyChoices): number =>
  parties.filter((party) => choices[partyKey(party)] === undefined).length
