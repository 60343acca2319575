import type { BrandStatus } from '@bdr/contract/brands/machine'
import type { AttributeType, ProductContent } from '@bdr/contract/products/model'
import type { ProductStatus } from '@bdr/contract/products/machine'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultInstant, GeneratedId, Id } from './columns.ts'

/** Written as JSON text. */
type Content = ColumnType<ProductContent | null, string | null, string | null>

/** Products of suppliers, and the catalogue's attributes, units and brands. */
export interface ProductTables {
  brand: {
    id: GeneratedId
    name: string
    normalised: string
    /** aliases, as written and normalised */
    aliases: ColumnType<string[], string[] | undefined, string[]>
    alias_keys: ColumnType<string[], string[] | undefined, string[]>
    status: BrandStatus
    /** why it was refused or disabled */
    decision_reason: string | null
    merchant_id: Id | null
    version: Generated<number>
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  category_attribute: {
    id: GeneratedId
    category_id: Id
    key: string
    name: string
    type: AttributeType
    unit: Generated<string>
    choices: ColumnType<string[], string[] | undefined, string[]>
    required: Generated<boolean>
    varies: Generated<boolean>
    position: number
    enabled: Generated<boolean>
    version: Generated<number>
  }
  unit: {
    id: GeneratedId
    name: string
    enabled: Generated<boolean>
    version: Generated<number>
  }
  product: {
    id: GeneratedId
    merchant_id: Id
    product_no: string
    status: ProductStatus
    version: Generated<number>
    on_shelf: Generated<boolean>
    live: Content
    draft: Content
    name: string
    initials: Generated<string>
    model: string
    category_id: Id
    brand_id: Id | null
    unit: string
    picture_id: Id | null
    sku_count: Generated<number>
    price_from: string | null
    price_to: string | null
    stock: Generated<string>
    created_at: DefaultInstant
    updated_at: DefaultInstant
  }
  /** the values of `live`, or of `draft` if there is no live content, by which lists are filtered */
  product_attribute: {
    merchant_id: Id
    product_id: Id
    key: string
    value: string
    /** null if the value is not a number */
    number: string | null
  }
  sku: {
    id: GeneratedId
    merchant_id: Id
    product_id: Id
    key: string
    place: number
    code: string
    code_key: string
    price: string
    stock: string
  }
}
