/**
 * Modules of antd that stay out of the build. Filters stand above our tables, never in their heads:
 * antd's column filter would bring Tree and Radio to every list.
 */
const leftOut = /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/

export const isLeftOut = (file: string): boolean => leftOut.test(file)

/** What stands in for such a module: whoever uses it is told. */
export const leftOutModule = `
const leftOut = () => {
  throw new Error('this part of antd is left out of the build, see build-plugins/antd/left-out.ts')
}
export default leftOut
export { leftOut as flattenKeys }
`
