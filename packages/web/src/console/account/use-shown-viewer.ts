import { useNavigation } from '../../lib/navigation.ts'
import { renewViewer } from '../../lib/session.ts'
import { readToken } from '../../lib/token.ts'

/** Answers what shows the person in the page's frame as they are now. */
export function useShownViewer(): () => Promise<void> {
  const { revalidate } = useNavigation()
  return async () => {
    const token = readToken()
    if (token !== null && (await renewViewer(token))) await revalidate()
  }
}
