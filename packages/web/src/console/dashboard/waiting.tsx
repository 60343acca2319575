import { pageUrl } from '@bdr/contract/navigation'
import { dashboardText } from '@bdr/text/shell'
import { Link } from 'react-router'
import css from './page.module.css'
import type { Tile } from './tiles.ts'

const groups = [
  { of: 'platform', title: dashboardText.platform, all: null },
  {
    of: 'order',
    title: dashboardText.orders,
    all: { title: dashboardText.allOrders, to: pageUrl('orderList') },
  },
  {
    of: 'note',
    title: dashboardText.notes,
    all: { title: dashboardText.allNotes, to: pageUrl('deliveryNoteList') },
  },
] as const

/** The numbers of the first page, in groups; those that wait for this person stand out. */
export function Waiting({ tiles }: { tiles: readonly Tile[] }) {
  return groups.map(({ of, title, all }) => {
    const shown = tiles.filter((tile) => tile.of === of)
    if (shown.length === 0) return null
    return (
      <section key={of} className={css.group}>
        <div className={css.groupHead}>
          <h2 className={css.groupTitle}>{title}</h2>
          {all !== null && <Link to={all.to}>{all.title}</Link>}
        </div>
        <ul className={css.tiles}>
          {shown.map((tile) => (
            <li key={tile.key}>
              <TileLink tile={tile} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

const TileLink = ({ tile }: { tile: Tile }) => (
  <Link className={css.tile} to={tile.to} data-waiting={(tile.mine && tile.count > 0) || undefined}>
    <span className={css.tileTitle}>{tile.title}</span>
    <span className={css.count}>
      {tile.count}
      <small>{dashboardText.unit[tile.of]}</small>
    </span>
    <span className={css.hint}>{tile.hint}</span>
  </Link>
)
