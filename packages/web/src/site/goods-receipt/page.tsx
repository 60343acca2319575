import { goodsReceiptPage as words } from '@bdr/text/goods-receipt'
import type { PageHandle } from '../../root.tsx'
import { BrandHead } from '../../ui/site/brand-head.tsx'
import { Island } from '../../ui/site/island.tsx'
import { NotLoaded } from '../../ui/site/not-loaded.tsx'
import { pageMeta, type SiteMetaArgs } from '../seo.ts'
import { GoodsReceipt } from './goods-receipt.tsx'
import css from './goods-receipt.module.css'

export const handle: PageHandle = { islands: ['goods-receipt'] }

export const meta = (args: SiteMetaArgs) =>
  pageMeta(args, { title: words.title, description: words.description, indexed: false })

/** The page that the code on a delivery note opens: no account, no menu, one delivery. */
export default function GoodsReceiptPage() {
  return (
    <div className={css.page}>
      <BrandHead>{words.title}</BrandHead>
      <main className={css.main}>
        <Island name="goods-receipt" component={GoodsReceipt} props={{}} />
        <NotLoaded />
        <noscript>{words.needsScript}</noscript>
      </main>
    </div>
  )
}
