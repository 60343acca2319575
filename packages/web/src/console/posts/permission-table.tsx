import { permissions, type Permission } from '@bdr/contract/access'
import type { Post } from '@bdr/contract/posts/replies'
import { postList as words, post as postLabels } from '@bdr/text/posts'
import { permissionAreas, permissionLabels, type PermissionArea } from '@bdr/text/entities'
import { Section } from '../../ui/console/section.tsx'
import css from './permission-table.module.css'

/** What each built-in post may do, side by side. */
export function PermissionTable({ posts }: { posts: readonly Post[] }) {
  const builtIn = posts.filter((post) => post.builtIn)
  const areas = Map.groupBy(
    permissions.filter((permission) => builtIn.some((post) => post.permissions.includes(permission))),
    areaOf,
  )
  return (
    <Section title={words.permissions} note={words.permissionsNote}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.permission}</th>
            {builtIn.map(({ id, basePost }) => (
              <th key={id} scope="col" className={css.post}>
                {postLabels[basePost]}
              </th>
            ))}
          </tr>
        </thead>
        {[...areas].map(([area, own]) => (
          <tbody key={area}>
            <tr>
              <th scope="colgroup" colSpan={builtIn.length + 1} className={css.area}>
                {permissionAreas[area]}
              </th>
            </tr>
            {own.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionLabels[permission]}</th>
                {builtIn.map((post) => (
                  <td key={post.id} className={css.post}>
                    <Tick yes={post.permissions.includes(permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  )
}

const areaOf = (permission: Permission) => permission.split(':')[0] as PermissionArea

const Tick = ({ yes }: { yes: boolean }) => (
  <svg
    className={yes ? css.yes : css.no}
    width="16"
    height="16"
    viewBox="0 0 16 16"
    role="img"
    aria-label={yes ? words.may : words.mayNot}
  >
    <path d={yes ? 'M3 8.5l3.5 3.5L13 4.5' : 'M5 8h6'} />
  </svg>
)
