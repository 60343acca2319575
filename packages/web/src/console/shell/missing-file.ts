import { transportText } from '@bdr/text/client'
import { showToast } from '../../lib/toasts.ts'
import { logError } from './error-log/error-log.ts'

/** Whether a file of the page could not be fetched: each browser says so in words of its own. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload css/i.test(error.message)

/**
 * Whether the server is within reach. A file that is missing all the same went with a new version,
 * which a document loaded now would be of.
 */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** Says why what was to be opened is not there. The page stays as it is, with what was typed. */
export async function explainMissing(error: unknown): Promise<void> {
  logError('script', error)
  showToast('error', (await isServerThere()) ? transportText.incomplete : transportText.offline)
}
