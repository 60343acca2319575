import type { NamedSupplier } from '../model.ts'
import { cleanText } from '../../../platform/workbook/clean-text.ts'
import { find, findAll, textAt, type XmlElement } from './xml-tree.ts'

/** The name of a party: its trading name, otherwise its registered name. */
export const partyName = (party: XmlElement | undefined): string | null => {
  const name =
    textAt(party, 'PartyName', 'Name') ??
    textAt(party, 'PartyLegalEntity', 'RegistrationName') ??
    textAt(party, 'PartyTaxScheme', 'RegistrationName')
  return name === null ? null : cleanText(name)
}

/** An identifier of a party and its element. */
interface PartyId {
  readonly scheme: string
  readonly id: string
  readonly element: XmlElement
}

/**
 * The identifier by which a seller is remembered. One with a scheme is globally unique, so it takes precedence over one
 * without, which only this buyer may use. Among those with a scheme, the party's own precedes its electronic address,
 * and that precedes registry numbers.
 */
function partyId(party: XmlElement | undefined): PartyId | null {
  const elements = [
    ...findAll(party, 'PartyIdentification').map((identification) => find(identification, 'ID')),
    find(party, 'EndpointID'),
    find(party, 'PartyLegalEntity', 'CompanyID'),
    find(party, 'PartyTaxScheme', 'CompanyID'),
  ]
  const ids = elements.filter(
    (element) => element && element.peeked !== '' && element.peeked.length <= idLength,
  )
  const element = ids.find((id) => id?.hasAttribute('schemeID')) ?? ids[0]
  if (!element) return null
  return { scheme: element.attribute('schemeID').slice(0, schemeLength), id: element.text, element }
}

/** The limit of the call that chooses a party's merchant. */
const schemeLength = 64
const idLength = 128

/** Scheme of a seller without identifier, who is remembered by name. */
const byName = 'name'

export function sellerOf(party: XmlElement | undefined): {
  supplier: NamedSupplier
  element: XmlElement | null
} {
  const name = partyName(party)
  const id = partyId(party)
  if (id) {
    return {
      supplier: { code: null, name, party: { scheme: id.scheme, id: id.id, name: name ?? id.id } },
      element: id.element,
    }
  }
  if (name !== null && name.length <= idLength) {
    return {
      supplier: { code: null, name, party: { scheme: byName, id: name, name } },
      element: party ?? null,
    }
  }
  return { supplier: { code: null, name, party: null }, element: null }
}
