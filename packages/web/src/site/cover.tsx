import type { Picture } from '@bdr/contract/site/data'

export interface CoverProps {
  picture: Picture
  /** how wide it is drawn, for the browser to choose which of the two to fetch */
  sizes: string
  className: string | undefined
  /** fetched when it comes into sight */
  lazy?: boolean
}

/** The picture an operator chose for a text; the small one where that is enough. */
export const Cover = ({ picture: { url, width, height, small }, sizes, className, lazy }: CoverProps) => (
  <img
    className={className}
    src={url}
    srcSet={`${small.url} ${small.width}w, ${url} ${width}w`}
    sizes={sizes}
    width={width}
    height={height}
    loading={lazy ? 'lazy' : undefined}
    alt=""
  />
)
