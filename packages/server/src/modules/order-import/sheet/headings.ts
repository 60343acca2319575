import type { ImportField } from '@bdr/contract/orders/import'

const names = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * The headings of columns and labels of forms that buyers use, normalised by `headingKey`. If two columns match the
 * same field, the earlier name wins: 含税单价 before 单价, 订单编号 before 合同编号.
 */
export const headings: Readonly<Record<ImportField, readonly string[]>> = {
  orderNo: names(`
    订单编号 采购订单编号 采购订单号 订单号 订单号码 订单编码 采购单号 采购单编号 采购编号 订购单号
    订货单号 订货单编号 采购凭证 采购凭证号 采购凭证编号 订单no po号 po编号 po单号 po号码 po ponumber pono purchaseorder
    purchaseorderno purchaseordernumber purchaseorderid orderno ordernumber orderid order 单据编号
    单据号 单号 合同编号 合同号
  `),
  buyerName: names(`
    采购方 采购方名称 采购单位 采购单位名称 采购公司 采购公司名称 采购企业 采购商 采购人 采购主体
    采购组织 买方 买方名称 买方单位 买受人 购买方 购买方名称 购方 购方名称 购货单位 购货方
    购货方名称 需方 需方名称 需方单位 需求方 需求单位 订货单位 订货方 订购单位 订购方 下单单位
    客户名称 客户 甲方 甲方名称 甲方单位 业主单位 业主 使用单位 buyer buyername purchaser
    purchasername customer customername
  `),
  supplierCode: names(`
    供应商编码 供应商代码 供应商编号 供应商号 供应商code 供方编码 供方代码 供方编号 供货商编码
    供货商代码 供货商编号 供货单位编码 供货单位代码 供货方编码 供货方代码 卖方编码 卖方代码
    卖方编号 商家编码 商家代码 商家编号 厂商编码 厂商代码 厂商编号 suppliercode supplierno
    supplierid suppliernumber vendorcode vendorno vendorid vendornumber sellercode sellerid
  `),
  supplierName: names(`
    供应商名称 供应商 供应商全称 供应单位 供应方 供方名称 供方 供方单位 供货商名称 供货商 供货单位
    供货单位名称 供货方 供货方名称 卖方 卖方名称 卖方单位 出卖人 销售方 销售方名称 销方 销货单位
    销货方 商家名称 商家 厂商名称 厂商 乙方 乙方名称 乙方单位 supplier suppliername vendor
    vendorname seller sellername
  `),
  orderDate: names(`
    下单日期 下单时间 订单日期 订单时间 订购日期 订货日期 采购日期 采购订单日期 签订日期 签订时间
    签约日期 合同日期 开单日期 单据日期 凭证日期 制单日期 订单创建日期 创建日期 下达日期 orderdate podate
    purchasedate dateoforder orderedon issuedate 日期
  `),
  currency: names(`
    币种 币别 货币 原币币种 结算币种 交易币种 订单币种 currency currencycode
  `),
  shipTo: names(`
    收货地址 送货地址 交货地址 到货地址 收货地点 送货地点 交货地点 到货地点 交付地点 交付地址
    送达地点 送达地址 卸货地点 卸货地址 交货地 收货地 到货地 送货至 目的地 收件地址 详细地址 shipto
    shiptoaddress shippingaddress deliveryaddress deliveryplace placeofdelivery deliverto 地址
    address
  `),
  receiverName: names(`
    收货人 收货人姓名 收货人员 收货联系人 收件人 接货人 签收人 到货联系人 收货方联系人 现场联系人
    receiver receivername consignee 联系人 联系人姓名 contact contactperson contactname attn
  `),
  receiverPhone: names(`
    收货人电话 收货人联系电话 收货人联系方式 收货人手机 收货电话 收货联系电话 收货联系方式
    联系人电话 联系人手机 联系人联系方式 联系电话 联系方式 联系手机 电话 电话号码 手机 手机号
    手机号码 receiverphone contactphone contactnumber phone phonenumber telephone tel mobile
  `),
  lineNo: names(`
    行号 订单行号 行项目号 行项目 明细行号 项次 行次 项目号 项号 行序号 订单行 lineno linenumber
    line lineitem poline polineno lineid 序号 序 seq seqno sn no
  `),
  materialCode: names(`
    物料编码 物料编号 物料代码 物料号 物料码 物资编码 物资编号 物资代码 物资码 材料编码 材料编号
    材料代码 商品编码 商品编号 商品代码 产品编码 产品编号 产品代码 货品编码 货品编号 货物编码
    货物编号 存货编码 存货代码 设备编码 设备编号 备件编码 备件号 料号 品号 货号 件号 图号 编码
    materialcode materialno materialnumber materialid itemcode itemno itemnumber itemid partno
    partnumber productcode productno productid sku skucode skuno
  `),
  materialName: names(`
    物料名称 物资名称 材料名称 商品名称 产品名称 货物名称 货品名称 存货名称 设备名称 备件名称
    物品名称 标的名称 品名 名称 短文本 物料短文本 物料描述 物资描述 商品描述 产品描述 货物描述 物料 物资 商品 产品
    货物 货品 存货 物料名称及规格 物资名称及规格 名称及规格 名称及规格型号 名称规格 品名规格 品名及规格
    品名规格型号 materialname itemname productname goodsname materialdescription itemdescription
    productdescription description material item product goods commodity
  `),
  specification: names(`
    规格型号 型号规格 规格及型号 规格和型号 型号及规格 型号和规格 规格 规格参数 技术规格 技术参数
    技术要求 规格描述 规格说明 specification specifications spec specs specmodel
  `),
  model: names(`
    型号 产品型号 设备型号 model modelno
  `),
  brand: names(`
    品牌 厂牌 品牌厂家 品牌厂商 品牌要求 指定品牌 推荐品牌 品牌产地 生产厂家 生产厂商 生产商 制造商
    制造厂商 制造厂 厂家 brand manufacturer maker make
  `),
  unit: names(`
    单位 计量单位 数量单位 采购计量单位 采购计量 订单单位 主计量 主计量单位 基本单位 基本计量单位 unit units uom unitofmeasure
  `),
  quantity: names(`
    数量 采购数量 订单数量 订购数量 订货数量 需求数量 采购量 订购量 订货量 需求量 下单数量 购买数量
    合同数量 qty quantity orderqty orderquantity orderedqty orderedquantity poqty poquantity
  `),
  unitPrice: names(`
    含税单价 单价含税 含税采购单价 采购单价含税 含税价 含税价格 单价含增值税 含增值税单价
    价税合计单价 unitpriceincltax unitpriceinclvat unitpriceinctax unitpriceincludingtax
    priceincltax grossunitprice 原币含税单价 含税原币单价 本币含税单价
  `),
  price: names(`
    单价 采购单价 采购价 采购价格 合同单价 订单单价 结算单价 价格 原币单价 本币单价 unitprice
    unitcost price
  `),
  priceBase: names(`
    价格单位 计价单位 订单价格单位 计价数量 单价数量 价格基数 每 per priceunit pricebase
  `),
  netPrice: names(`
    不含税单价 单价不含税 不含税采购单价 未税单价 单价未税 无税单价 除税单价 去税单价 不含税价
    不含税价格 净价 净单价 原币无税单价 原币不含税单价 本币无税单价 本币不含税单价
    unitpriceexcltax unitpriceexclvat unitpriceextax unitpriceexcludingtax priceexcltax
    netunitprice netprice
  `),
  amount: names(`
    金额 行金额 总金额 总价 总额 合价 小计 小计金额 合计 合计金额 金额合计 金额小计 原币金额 本币金额 amount
    lineamount total totalamount totalprice linetotal subtotal
  `),
  grossAmount: names(`
    含税金额 金额含税 含税总价 总价含税 含税总额 含税总金额 总金额含税 含税合计 价税合计
    价税合计金额 原币价税合计 本币价税合计 原币含税金额 amountincltax totalincltax grossamount
  `),
  netAmount: names(`
    不含税金额 金额不含税 未税金额 金额未税 无税金额 除税金额 不含税总价 不含税总额 不含税合计
    净值 净额 原币无税金额 原币不含税金额 本币无税金额 amountexcltax totalexcltax netamount
  `),
  taxAmount: names(`
    税额 税金 增值税额 增值税 原币税额 本币税额 taxamount vatamount
  `),
  taxRate: names(`
    税率 增值税率 增值税税率 适用税率 税点 taxrate vatrate
  `),
  requiredDate: names(`
    要求交货日期 要求交货时间 要求交货期 要求交期 要求到货日期 要求到货时间 要求到货期 交货日期
    交货时间 交货期 交货期限 交期 交付日期 交付时间 到货日期 到货时间 到货期 需求日期 需求时间
    需用日期 需用时间 计划交货日期 计划交期 计划到货日期 计划到货时间 最迟交货日期 最晚交货日期
    最迟到货日期 送货日期 送货时间 供货日期 供货时间 供货期 期望到货日期 预计到货日期 预计交货日期
    约定交货日期 希望到货日期 requireddate requireddeliverydate requesteddate requesteddeliverydate
    deliverydate duedate needbydate needdate deliveryby deliverby eta
  `),
  tolerance: names(`
    允许超交比例 超交比例 超交率 超交允差 溢交比例 溢短装 溢短装比例 允差 允许偏差 数量允差
    超收比例 overdelivery overdeliverytolerance tolerance
  `),
  note: names(`
    备注 附注 备注说明 说明 行备注 附言 remark remarks note notes comment comments memo
  `),
}

/**
 * The meaning of a heading next to a more specific one: 物料 next to 短文本 is the material's number, and a price's unit is
 * the quantity's if no other column has one.
 */
export const alternativeMeanings: readonly {
  readonly name: string
  readonly beside: ImportField
  readonly field: ImportField
}[] = [
  ...['物料', '物资', '商品', '产品', '货品', '存货'].map((name) => ({
    name,
    beside: 'materialName' as const,
    field: 'materialCode' as const,
  })),
]

/** Names that are specific enough as labels of a form, where a colon follows, but not as headings. */
export const labelsOnly: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  orderNo: names('编号 no ref number'),
  orderDate: names('日期 date'),
}

/** Fields that a form may state once for all of its lines. */
export const defaultFields = [
  'requiredDate',
  'taxRate',
  'tolerance',
  'note',
] as const satisfies readonly ImportField[]
