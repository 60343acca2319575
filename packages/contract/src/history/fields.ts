/**
 * The fields whose changes a record's history and the audit log keep, and what their values are:
 * - `quantity`, `price`, `amount`: decimals, compared as such
 * - `day`, `instant`: ISO
 * - `flag`: `true` or `false`
 * - `phone`, `account`: numbers of people and of bank accounts, of which only a part is kept
 * - `people`: a list of people with their numbers, of which only a part is kept
 * - `file`: the file's id, of which a reader learns only that it is another
 * - `size`: a text too long for a log, of which the number of characters is kept
 */
export const recordedFields = {
  quantity: 'quantity',
  unitPrice: 'price',
  requiredDate: 'day',
  amount: 'amount',
  totalAmount: 'amount',
  proposedQuantity: 'quantity',
  proposedUnitPrice: 'price',
  proposedDate: 'day',
  cancelledQuantity: 'quantity',
  shippedQuantity: 'quantity',
  receivedQuantity: 'quantity',

  buyerName: 'text',
  shipTo: 'text',
  receiverName: 'text',
  receiverPhone: 'phone',
  plannedDate: 'day',
  expectedDate: 'day',
  deliverer: 'text',
  carrier: 'text',
  vehicleNo: 'text',
  driverName: 'text',
  driverPhone: 'phone',
  packages: 'quantity',
  grossWeight: 'quantity',
  note: 'text',
  batch: 'text',
  template: 'text',
  acceptedQuantity: 'quantity',
  rejectedQuantity: 'quantity',

  status: 'text',
  name: 'text',
  legalPerson: 'text',
  registeredOn: 'day',
  registeredCapital: 'text',
  regionCode: 'text',
  address: 'text',
  businessScope: 'text',
  licenceFileId: 'file',
  bankName: 'text',
  bankBranch: 'text',
  bankAccount: 'account',
  qualifications: 'text',
  shortName: 'text',
  introduction: 'text',
  phone: 'text',
  website: 'text',
  logoFileId: 'file',
  addresses: 'people',
  contacts: 'people',
  contactName: 'text',
  contactRole: 'text',
  categoryIds: 'text',
  checklist: 'text',
  remarks: 'text',

  productName: 'text',
  model: 'text',
  categoryPath: 'text',
  brandName: 'text',
  unit: 'text',
  attributes: 'text',
  skus: 'text',
  productPictures: 'text',
  productDocuments: 'text',
  productDescription: 'size',
  onShelf: 'flag',
  price: 'price',
  stock: 'quantity',

  account: 'text',
  mobile: 'phone',
  email: 'text',
  postIds: 'text',
  enabled: 'flag',
  headFileId: 'file',
  secondFactor: 'flag',
  choices: 'text',
  quietFrom: 'text',
  quietUntil: 'text',
  description: 'text',
  parentId: 'text',
  position: 'text',
  aliases: 'text',
  attributeType: 'text',
  attributeOptions: 'text',
  isRequired: 'flag',
  varies: 'flag',
  attributeOrder: 'text',

  slug: 'text',
  title: 'text',
  summary: 'text',
  body: 'size',
  author: 'text',
  coverFileId: 'file',
  column: 'text',
  industry: 'text',
  problem: 'text',
  approach: 'text',
  conditions: 'text',
  duration: 'text',
  figures: 'text',
  materials: 'text',
  category: 'text',
  letter: 'text',
  english: 'text',
  related: 'text',
  items: 'text',
  publishAt: 'instant',
  audience: 'text',
  showUntil: 'instant',

  deadline: 'instant',
  valueBand: 'text',
  terms: 'text',

  answer: 'text',

  legalName: 'text',
  uscc: 'text',
  serviceHours: 'text',
  filingNumber: 'text',
  publicAccountUrl: 'text',
} as const satisfies Record<string, RecordedKind>

export type RecordedKind =
  | 'text'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'day'
  | 'instant'
  | 'flag'
  | 'phone'
  | 'account'
  | 'people'
  | 'file'
  | 'size'

export type RecordedField = keyof typeof recordedFields
