import pg from 'pg'
import type { RecordedStatement } from './statements.ts'

/** Reading a table of fewer rows completely takes no noticeable time. */
const largeFrom = 10_000

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** The statements whose plan scans a large table completely, each with the table. */
export const scansOf = (url: string, statements: readonly RecordedStatement[]): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_class where relkind = 'r' and reltuples >= ${largeFrom}`,
    )
    const large = new Set(rows.map(({ relname }) => relname))
    const found = new Set<string>()
    for (const { sql, parameters } of statements) {
      if (!isRead(sql)) continue
      const { rows: plans } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `explain (format json) ${sql}`,
        [...parameters],
      )
      const scanned = nodesOf(plans[0]!['QUERY PLAN'][0]!.Plan).filter(
        (node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name']!),
      )
      for (const node of scanned)
        found.add(`${node['Relation Name']} ← ${sql.replaceAll(/\s+/g, ' ').slice(0, 240)}`)
    }
    return [...found]
  })

/** Whether one of the statements uses an index with such a name, in the plan that PostgreSQL executes. */
export const usesIndex = (
  url: string,
  statements: readonly RecordedStatement[],
  index: RegExp,
): Promise<boolean> =>
  withClient(url, async (client) => {
    const plans: string[] = []
    for (const { sql, parameters } of statements) {
      if (!isRead(sql)) continue
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, [
        ...parameters,
      ])
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    const isFound = plans.some((plan) => index.test(plan))
    if (!isFound) console.log(plans.join('\n\n'))
    return isFound
  })

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql)

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
