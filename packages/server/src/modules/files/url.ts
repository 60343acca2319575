import { expiryAt, signatureOf, type FileVariant } from './signature.ts'

/** Where files are served, and the secret that signs their addresses. */
export interface FileAddresses {
  readonly productCode: string
  readonly secret: Buffer
}

/**
 * Presenters turn rows into replies and get nothing but rows, so the process knows its addresses
 * itself; the application says them once while it is put together.
 */
let addresses: FileAddresses | null = null

export function setFileAddresses(own: FileAddresses): void {
  addresses = own
}

function own(): FileAddresses {
  if (!addresses) throw new Error('file addresses are asked for before the application is put together')
  return addresses
}

export const filePath = (productCode: string): string => `/${productCode}_biz/file`

const pathOf = (key: string, variant: FileVariant): string =>
  `${filePath(own().productCode)}/${key}${variant === 'content' ? '' : `/${variant}`}`

/**
 * The address of a file for `<img>` and `<a>`, which send no token: whoever has it sees the file
 * until it expires. Only for replies about a record that the reader may see.
 */
export function fileUrl(key: string, variant: FileVariant = 'content'): string {
  const expires = expiryAt(Date.now())
  const signature = signatureOf(own().secret, { key, variant, expires })
  return `${pathOf(key, variant)}?e=${expires}&s=${signature}`
}

/** The lasting address of a file of an open purpose: what the website shows. */
export const openFileUrl = (key: string, variant: FileVariant = 'content'): string => pathOf(key, variant)
