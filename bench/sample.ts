import pg from 'pg'

/** An order to read, with the token of a person who may see it. */
export interface SampleOrder {
  id: string
  merchantId: string
  token: string
  lineIds: string[]
}

export interface Sample {
  /** any state */
  orders: SampleOrder[]
  /** orders with lines that a note can still take */
  shippable: SampleOrder[]
}

/** Everything that the requests choose from; see `seed.sql`. */
export async function readSample(url: string): Promise<Sample> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<SampleOrder & { shippable: boolean }>(`
      select o.id, o.merchant_id as "merchantId", 'bench-token-' || o.merchant_id as token,
        o.status in ('confirmed', 'partly-shipped', 'partly-received') as shippable,
        array(select l.id::text from purchase_order_line l where l.order_id = o.id order by l.line_no) as "lineIds"
      from purchase_order o where o.merchant_id > 1`)
    return { orders: rows, shippable: rows.filter((order) => order.shippable) }
  } finally {
    await client.end()
  }
}

export const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!
