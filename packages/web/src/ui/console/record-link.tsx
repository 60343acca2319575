import { Link, type LinkProps } from 'react-router'
import { useNavigation } from '../../lib/navigation.ts'

/** A link to a record, whose page is fetched as soon as somebody points at it. */
export function RecordLink({ to, ...props }: LinkProps & { to: string }) {
  const { preload } = useNavigation()
  const begin = () => preload(to)
  return <Link {...props} to={to} onPointerEnter={begin} onFocus={begin} />
}
