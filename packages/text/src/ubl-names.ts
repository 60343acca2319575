import { rowRanges } from './import-file.ts'

/** Types of orders by their code of UN/EDIFACT 1001. */
const orderTypes: Readonly<Record<string, string>> = {
  '221': '框架订单（只约定总量，按后续订单分批交货）',
  '222': '现货订单',
  '223': '租赁订单',
  '224': '紧急订单',
  '225': '维修订单',
  '226': '框架订单下的分批订单',
  '227': '寄售订单',
  '228': '样品订单',
  '229': '换货订单',
  '230': '订单变更请求',
  '231': '订单答复',
  '232': '租用订单',
  '233': '备件订单',
  '258': '长期订单',
}

/** The name of a type of order, with its code. */
export const orderTypeName = (code: string): string =>
  orderTypes[code] ? `${orderTypes[code]}（${code}）` : `类型代码为 ${code} 的订单`

/** The names of UBL elements that are often found in orders. All others are shown under their own names. */
const elementNames: Readonly<Record<string, string>> = {
  AccountingCost: '成本科目',
  AccountingCostCode: '成本科目代码',
  AccountingCustomerParty: '收票方',
  AdditionalDocumentReference: '附加单据',
  AdditionalItemIdentification: '其他物料编码',
  AdditionalItemProperty: '物料属性',
  Address: '地址',
  AddressLine: '地址行',
  AllowanceCharge: '折扣或附加费',
  AllowanceChargeReason: '原因',
  AllowanceChargeReasonCode: '原因代码',
  AllowanceTotalAmount: '折扣合计',
  Amount: '金额',
  AnticipatedMonetaryTotal: '金额合计',
  Attachment: '附件',
  BackOrderAllowedIndicator: '允许欠交',
  BaseAmount: '计算基数',
  BuildingNumber: '门牌号',
  BuyerCustomerParty: '采购方',
  BuyersItemIdentification: '采购方物料编码',
  CatalogueReference: '商品目录',
  Certificate: '证书',
  ChargeIndicator: '是附加费',
  ChargeTotalAmount: '附加费合计',
  CityName: '城市',
  ClassifiedTaxCategory: '税种',
  CommodityClassification: '商品分类',
  CompanyID: '企业代码',
  Contact: '联系人',
  Contract: '合同',
  ContractDocumentReference: '合同文件',
  ContractType: '合同类型',
  CopyIndicator: '是副本',
  Country: '国家',
  CountrySubentity: '省份',
  CustomerReference: '采购方参考号',
  Delivery: '交货',
  DeliveryContact: '收货联系人',
  DeliveryLocation: '交货地点',
  DeliveryParty: '收货方',
  DeliveryTerms: '交货条款',
  Department: '部门',
  Description: '说明',
  Despatch: '发货',
  DestinationCountry: '目的国',
  Dimension: '尺寸',
  DocumentDescription: '单据说明',
  DocumentReference: '相关单据',
  DocumentType: '单据类型',
  DocumentTypeCode: '单据类型代码',
  DueDate: '到期日',
  ElectronicMail: '邮箱',
  EmbeddedDocumentBinaryObject: '内嵌文件',
  EndDate: '结束日期',
  EndpointID: '电子地址',
  EndTime: '结束时间',
  ExternalReference: '外部文件',
  FamilyName: '姓',
  FirstName: '名',
  HazardousItem: '危险品',
  ID: '编号',
  IdentificationCode: '国家代码',
  IssueDate: '日期',
  IssueTime: '下单时间',
  Item: '物料',
  ItemClassificationCode: '分类代码',
  ItemInstance: '批次与序列号',
  ItemSpecificationDocumentReference: '规格书',
  JobTitle: '职务',
  LatestDeliveryDate: '最晚交货日期',
  LatestDeliveryTime: '最晚交货时间',
  LineExtensionAmount: '行金额',
  LotIdentification: '批次',
  LotNumberID: '批号',
  ManufacturerParty: '制造商',
  ManufacturersItemIdentification: '制造商物料编码',
  MinimumQuantity: '最小数量',
  ModelName: '型号',
  MultiplierFactorNumeric: '比例',
  Name: '名称',
  Note: '备注',
  OrderDocumentReference: '相关订单',
  OrderLine: '明细行',
  OriginatorCustomerParty: '需求方',
  OriginatorDocumentReference: '需求单',
  OriginatorParty: '需求方',
  OriginCountry: '原产国',
  PackQuantity: '包装数量',
  PackSizeNumeric: '每包件数',
  PartialDeliveryIndicator: '允许分批交货',
  Party: '单位',
  PartyIdentification: '单位代码',
  PartyLegalEntity: '工商登记',
  PartyName: '单位名称',
  PartyTaxScheme: '税务登记',
  PayableAmount: '应付金额',
  PayableRoundingAmount: '应付金额舍入',
  PaymentMeans: '付款方式',
  PaymentTerms: '付款条款',
  Percent: '百分比',
  Person: '人员',
  Postbox: '邮政信箱',
  PostalAddress: '通讯地址',
  PostalZone: '邮编',
  PrepaidAmount: '预付金额',
  Price: '单价',
  PriceAmount: '单价金额',
  ProjectReference: '项目',
  PromisedDeliveryPeriod: '承诺交期',
  Quantity: '数量',
  QuotationDocumentReference: '报价单',
  QuotationLineReference: '报价单行',
  RegistrationAddress: '登记地址',
  RegistrationName: '登记名称',
  RequestedDeliveryPeriod: '要求交期',
  SalesOrderID: '销售订单号',
  SellersItemIdentification: '供应商物料编码',
  SellerSupplierParty: '供应商',
  SerialID: '序列号',
  Shipment: '运输',
  Signature: '签名',
  SpecialTerms: '特别条款',
  StandardItemIdentification: '标准物料编码',
  StartDate: '开始日期',
  StartTime: '开始时间',
  StreetName: '街道',
  SubLineItem: '子行',
  TaxAmount: '税额',
  TaxCategory: '税种',
  TaxExclusiveAmount: '不含税合计',
  TaxInclusiveAmount: '含税合计',
  TaxSubtotal: '分项税额',
  TaxTotal: '税额合计',
  Telefax: '传真',
  Telephone: '电话',
  TransactionConditions: '交易条件',
  UBLExtensions: '扩展内容',
  URI: '网址',
  ValidityPeriod: '有效期',
  Value: '值',
  ValueQuantity: '数值',
  WarrantyInformation: '质保说明',
  WarrantyValidityPeriod: '质保期',
}

const nameOf = (element: string): string => elementNames[element] ?? element

/** An element that was not read, with everything in it; the same element of several lines may differ. */
interface UnreadElement {
  /** the part of the order it stands in, if it is another one, and the element */
  readonly names: readonly string[]
  readonly variants: readonly {
    readonly contents: readonly {
      /** the elements below the unread one */
      readonly names: readonly string[]
      readonly text: string
      readonly about: readonly string[]
    }[]
    /** positions of the order lines with it */
    readonly lines: readonly number[]
  }[]
}

/** `交货条款：DAP（INCOTERMS）；特别条款 自备吊车` */
export const unreadElement = ({ names, variants }: UnreadElement): string =>
  `${names.map(nameOf).join(' ')}：${variants
    .map(({ contents, lines }) => {
      const all = contents.map(contentText).join('；')
      return variants.length > 1 ? `${all}（${rowRanges(lines)}）` : all
    })
    .join('；')}`

const indicators: Readonly<Record<string, string>> = { true: '是', false: '否' }

function contentText({ names, text, about }: UnreadElement['variants'][number]['contents'][number]): string {
  const name = names
    .filter((one, index) => index < names.length - 1 || !/^(ID|Name|Note|Line)$/.test(one))
    .map(nameOf)
    .join(' ')
  const kind = about.length > 0 ? `（${about.join('，')}）` : ''
  return `${name} ${indicators[text] ?? text}${kind}`.trim()
}

/** Why a file inside an order cannot become an attachment. */
const documentReasons = {
  empty: '是空的',
  encoding: '编码不是正确的 Base64',
  tooLarge: '太大',
  tooMany: '附件已达到数量上限',
  tooManyPixels: '像素太多',
  unreadablePicture: '图片已损坏',
  wrongType: '内容不是图片（JPG、PNG、WebP）或 PDF',
} as const
export type DocumentReason = keyof typeof documentReasons

/** @param document.start the beginning of a content that cannot be decoded */
export const unreadDocument = (document: {
  name: string
  reason: DocumentReason
  start?: string | undefined
}): string => {
  const { name, reason, start } = document
  const content = reason === 'encoding' ? `（${start ?? ''}…）` : ''
  return `内嵌文件“${name}”没有保存为附件：${documentReasons[reason]}${content}`
}
