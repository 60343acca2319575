import css from './drawing.module.css'

/** A pipe or duct along a line, drawn with its two walls. */
export function Duct({ d, width = 24 }: { d: string; width?: number }) {
  return (
    <>
      <path className={css.wall} d={d} strokeWidth={width} />
      <path className={css.inside} d={d} strokeWidth={width - 3} />
    </>
  )
}
