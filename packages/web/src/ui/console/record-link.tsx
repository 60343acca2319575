import { Link, type LinkProps } from 'react-router'
import { useNavigation } from '../../lib/navigation.ts'

/** A link to a record, whose page is preloaded as soon as the pointer is on it. */
export function RecordLink({ to, ...props }: LinkProps & { to: string }) {
  const { preload } = useNavigation()
  const begin = () => preload(to)
  return <Link {...props} to={to} onPointerEnter={begin} onFocus={begin} />
}
