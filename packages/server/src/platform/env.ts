import { z } from 'zod'
import { adapterSettings, adapterVariables, type AdapterSettings } from './env-adapters.ts'

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
  /** addresses or ranges of trusted proxies, separated by commas */
  TRUSTED_PROXIES: z.string().optional(),
  /** header with which a trusted proxy states the location of an address, percent-encoded */
  CLIENT_PLACE_HEADER: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .transform((name) => name.toLowerCase())
    .optional(),
  /** key that encrypts stored secrets; without it a random one is created in the database */
  SECRET_KEY: z.string().min(32).optional(),
  /** for the website: its filing number, and the content of the QR code in its footer */
  FILING_NUMBER: z.string().trim().min(1).max(40).optional(),
  PUBLIC_ACCOUNT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...adapterVariables,
  DEMO: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Env extends AdapterSettings {
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  poolSize: number
  /** for the communication of several nodes; null for a single node */
  redisUrl: string | null
  productCode: string
  /** the public address; links in documents start with it */
  publicUrl: string
  /** whether the public address was not configured; links on paper then work on this machine only */
  publicUrlGuessed: boolean
  trustedProxies: string[]
  /** null if no proxy provides locations */
  placeHeader: string | null
  secretKey: string | null
  filingNumber: string | null
  publicAccountUrl: string | null
  demo: boolean
  logLevel: string
}

/** Reads the settings. An invalid one stops the start with its name before anything is opened. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = variables.safeParse(source)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const value = parsed.data
  const trustedProxies = (value.TRUSTED_PROXIES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
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
    publicUrlGuessed: value.PUBLIC_URL === undefined,
    trustedProxies,
    placeHeader: trustedProxies.length > 0 ? (value.CLIENT_PLACE_HEADER ?? null) : null,
    secretKey: value.SECRET_KEY ?? null,
    filingNumber: value.FILING_NUMBER ?? null,
    publicAccountUrl: value.PUBLIC_ACCOUNT_URL ?? null,
    ...adapterSettings(value),
    // demo data must not be mixed with real data unless it is requested
    demo: value.DATABASE_URL === undefined || value.DEMO,
    logLevel: value.LOG_LEVEL,
  }
}
