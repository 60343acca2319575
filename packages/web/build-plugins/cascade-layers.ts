/**
 * The layers of all styles, the weakest first. What an element looks like depends on the layer of a rule, not
 * on which page was opened first and loaded its file.
 */
const layers = ['tokens', 'primitives', 'kit', 'ui', 'shell', 'pages'] as const
type Layer = (typeof layers)[number]

const order = layers.join(', ')

/** The folders of each layer's files, below `src`; the first that matches counts. */
const places: readonly (readonly [RegExp, Layer])[] = [
  [/^ui\/tokens\.css$/, 'tokens'],
  [/^ui\/(layout|typography)\.module\.css$/, 'primitives'],
  [/^ui\/kit\//, 'kit'],
  [/^ui\//, 'ui'],
  [/^(console\/shell|site\/layout)\//, 'shell'],
  [/^(console|site)\//, 'pages'],
]

export const layerOf = (path: string): Layer | undefined => places.find(([place]) => place.test(path))?.[1]

interface Container {
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined
  nodes: { readonly type: string; readonly name?: string }[]
  removeAll(): void
  append(...nodes: unknown[]): void
}

interface Helpers {
  AtRule: new (definition: { name: string; params: string; nodes?: never[] }) => unknown
}

/**
 * Puts each style sheet into its layer. Each one also declares the order of all layers, so that it does not
 * depend on which file loads first. A new folder for styles has to be added above, or the build stops.
 */
export function cascadeLayers() {
  return {
    postcssPlugin: 'cascade-layers',
    Once(root: Container, { AtRule }: Helpers) {
      const path = /[\\/]web[\\/]src[\\/](.+?)(?:\?.*)?$/.exec(root.source?.input.file ?? '')?.[1]
      if (path === undefined) return
      const layer = layerOf(path.replaceAll('\\', '/'))
      if (layer === undefined)
        throw new Error(`${path} belongs to no layer of build-plugins/cascade-layers.ts`)
      // rules that a file puts into another layer itself stay there
      const ownLayers = root.nodes.filter(({ type, name }) => type === 'atrule' && name === 'layer')
      const nodes = root.nodes.filter((node) => !ownLayers.includes(node))
      root.removeAll()
      root.append(
        new AtRule({ name: 'layer', params: order }),
        ...ownLayers,
        new AtRule({ name: 'layer', params: layer, nodes: nodes as never[] }),
      )
    },
  }
}
