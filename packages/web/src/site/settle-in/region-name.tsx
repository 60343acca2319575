import { readRegions } from '@bdr/contract/regions/calls'
import { absent } from '@bdr/text/client'
import { useRequest } from './use-request.ts'

/** A region's name from its province down; its code until that is read. */
export function RegionName({ code }: { code: string }) {
  const { data } = useRequest(readRegions, code === '' ? null : { code })
  if (code === '') return absent
  return data ? data.path.map(({ name }) => name).join('') : code
}
