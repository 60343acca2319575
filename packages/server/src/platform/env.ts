import { z } from 'zod'

const flag = z
  .enum(['0', '1', ''])
  .optional()
  .transform((value) => value === '1')

const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(16),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PRODUCT_CODE: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,15}$/)
    .default('bdr'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** addresses or ranges of the proxies in front, separated by commas */
  TRUSTED_PROXIES: z.string().optional(),
  DEMO: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Env {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  poolSize: number
  /** what several nodes talk over; null: there is only this one */
  redisUrl: string | null
  productCode: string
  /** where people reach us; links in documents start with it */
  publicUrl: string
  trustedProxies: string[]
  demo: boolean
  logLevel: string
}

/** Reads the settings. A bad one stops the start with its name, before anything is opened. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const value = parsed.data
  return {
    mode: value.NODE_ENV,
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL ?? null,
    poolSize: value.DATABASE_POOL,
    redisUrl: value.REDIS_URL ?? null,
    productCode: value.PRODUCT_CODE,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    trustedProxies: (value.TRUSTED_PROXIES ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
    // demo data never appears beside real data unless somebody asks for it
    demo: value.DATABASE_URL === undefined || value.DEMO,
    logLevel: value.LOG_LEVEL,
  }
}
