import type { Picture } from '@bdr/contract/site/data'

export interface CoverProps {
  picture: Picture
  /** the width at which it is drawn, by which the browser chooses one of the two files */
  sizes: string
  className: string | undefined
  /** loaded when it becomes visible */
  lazy?: boolean
}

/** The picture an operator chose for a text; the small file where that is enough. */
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
