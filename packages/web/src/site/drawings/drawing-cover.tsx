/** A drawing as a small decorative picture beside a title: a separate file, which the browser caches. */
export const DrawingCover = ({ name, className }: { name: string; className?: string | undefined }) => (
  <img
    className={className}
    src={`/drawings/${name}.svg`}
    width={640}
    height={400}
    loading="lazy"
    decoding="async"
    alt=""
  />
)
