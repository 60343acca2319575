import { useNavigation } from '../../lib/navigation.ts'
import { renewViewer } from '../../lib/session.ts'
import { readToken } from '../../lib/token.ts'

/** Returns a function that updates the person shown in the page's frame. */
export function useShownViewer(): () => Promise<void> {
  const { revalidate } = useNavigation()
  return async () => {
    const token = readToken()
    if (token !== null && (await renewViewer(token))) await revalidate()
  }
}
