import { pageByKey } from '@bdr/contract/navigation'
import { redirect } from 'react-router'

/** An address of no page: the server's guard has answered page loads before this is asked. */
export const clientLoader = () => redirect(pageByKey('notFound').path)

export default function Unknown() {
  return null
}
