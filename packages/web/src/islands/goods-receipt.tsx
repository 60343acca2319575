import { GoodsReceipt } from '../site/goods-receipt/goods-receipt.tsx'
import { hydrate } from './hydrate.tsx'

void hydrate('goods-receipt', GoodsReceipt)
