import css from './prose.module.css'

/** Text written by an operator. Its HTML was sanitised when it was stored. */
export function Prose({ html }: { html: string }) {
  return <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
