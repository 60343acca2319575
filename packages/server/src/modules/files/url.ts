import { expiryAt, signatureOf, type FileVariant } from './signature.ts'

/** The base address of files, and the secret that signs their addresses. */
export interface FileAddresses {
  readonly productCode: string
  readonly secret: Buffer
}

/** Presenters get only rows, so the addresses are a module variable; the application sets it once while it is built. */
let addresses: FileAddresses | null = null

export function setFileAddresses(own: FileAddresses): void {
  addresses = own
}

function own(): FileAddresses {
  if (!addresses) throw new Error('file addresses are used before the application has set them')
  return addresses
}

export const filePath = (productCode: string): string => `/${productCode}_biz/file`

const pathOf = (key: string, variant: FileVariant): string =>
  `${filePath(own().productCode)}/${key}${variant === 'content' ? '' : `/${variant}`}`

/**
 * The address of a file for `<img>` and `<a>`, which send no token: everybody with the address can see the file until
 * it expires. Use it only in replies about a record that the reader may see.
 */
export function fileUrl(key: string, variant: FileVariant = 'content'): string {
  const expires = expiryAt(Date.now())
  const signature = signatureOf(own().secret, { key, variant, expires })
  return `${pathOf(key, variant)}?e=${expires}&s=${signature}`
}

/** The permanent address of a file of a public purpose, which the website shows. */
export const openFileUrl = (key: string, variant: FileVariant = 'content'): string => pathOf(key, variant)
