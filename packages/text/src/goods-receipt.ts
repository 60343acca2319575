import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { heicHelp } from './files.ts'
import { deliveryNoteStatus } from './names/delivery-notes.ts'

/** Words of the page that a delivery note's QR code opens for the receiver at the gate. */
export const goodsReceiptPage = {
  title: '收货签收',
  description: '扫描送货单上的二维码，核对到货并签收，无需登录。',
  opening: '正在打开送货单……',
  needsScript: '请用手机自带浏览器或微信打开，并允许运行脚本。',

  noToken: '请扫描送货单上的二维码',
  noTokenHint: '本页通过送货单右上角的二维码打开，无需账号。',
  failed: '打不开这张送货单',
  retry: '重试',
  call: (phone: string) => `拨打供应商 ${phone}`,

  from: (merchant: string) => `${merchant} 送来`,
  facts: {
    buyer: '收货单位',
    shipTo: '收货地址',
    vehicleNo: '车牌号',
    packages: '件数',
    dispatchedAt: '发货时间',
  },
  packages: (count: number) => `${count} 件`,
  storedAt: (time: string) => `没有网络，显示的是 ${time} 保存的内容，仍可签收。`,

  lines: '核对到货',
  linesHint: '默认全部收下；数量不符或有损坏，点“有问题”。',
  lineTitle: (lineNo: number, name: string) => `${lineNo}. ${name}`,
  batch: (batch: string) => `批号 ${batch}`,
  certificates: '质量证明',
  certificatesOfLines: '各行的质量证明',
  certificatesOf: (lineNo: number) => `第 ${lineNo} 行的质量证明`,
  certificatesOffline: (count: number) => `质量证明 ${count} 份，有网络时可以打开`,
  orderLine: (orderNo: string, lineNo: number) => `订单 ${orderNo} 第 ${lineNo} 行`,
  receivedBefore: (quantity: string) => `此前已到 ${quantity}`,
  choice: (lineNo: number) => `第 ${lineNo} 行`,
  whole: '全部收下',
  problem: '有问题',
  arrived: '实际到货',
  rejected: '其中拒收',
  accepted: (quantity: string) => `收下 ${quantity}`,
  missing: (quantity: string) => `，少到 ${quantity}`,
  excess: (sent: string, excess: string) =>
    `送货单上在途的只有 ${sent}，多到的 ${excess} 不能签在这张单上：请让司机带回，或由供应商另开送货单后再签收。`,
  excessToRemark: (sent: string) => `按 ${sent} 签收，多到的写进备注`,
  excessRemark: (p: { lineNo: number; name: string; sent: string; arrived: string; excess: string }) =>
    `第 ${p.lineNo} 行 ${p.name}：送货单 ${p.sent}，实到 ${p.arrived}，多到 ${p.excess} 未签收。`,
  reason: '拒收原因',
  reasons: ['外观损坏', '包装破损', '规格不符', '资料不全'],
  reasonOf: (reason: string) => `填入：${reason}`,

  photo: '拍照',
  photos: '现场照片',
  photosHint: (max: number) => `可拍整车、外包装或损坏处，最多 ${max} 张。`,
  photoNumber: (number: number) => `照片 ${number}`,
  removePhoto: (number: number) => `删除照片 ${number}`,
  photoBroken: `这张图片打不开，请换一张；${heicHelp}`,
  photosFull: (max: number) => `最多 ${max} 张照片`,

  rest: '没有到的数量',
  restLater: '还会再送',
  restLaterHint: '以后到货时，再扫这张送货单签收。',
  restNever: '不再等待',
  restNeverHint: '按少到处理，由供应商答复。',

  sign: '签收人',
  name: '收货人姓名',
  note: '备注（选填）',
  signature: '签名',
  signHere: '请在框内手写签名',
  clear: '重写',
  typed: '不方便手写，以输入的姓名作为签名',
  drawn: (strokes: number) => `已签名，${strokes} 笔`,

  summary: (p: { lines: number; missing: number; rejected: number }) =>
    [
      `${p.lines} 行`,
      p.rejected === 0 && p.missing === 0 ? '全部收下' : '',
      p.rejected > 0 ? `${p.rejected} 行有拒收` : '',
      p.missing > 0 ? `${p.missing} 行没到齐` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  submit: '确认签收',
  sending: '正在提交……',

  faults: {
    number: '请填写数字，最多四位小数',
    tooMuch: (max: string) => `不能超过在途的 ${max}`,
    rejectedTooMuch: '拒收不能多于实际到货',
    reason: '请填写拒收原因',
    rest: '请选择没有到的数量怎么办',
    name: '请填写签收人姓名',
    signature: '请手写签名，或选择以姓名作为签名',
    nothing: '没有任何到货，请核对各行数量',
  },
  changed: '这张送货单刚刚有了新的到货记录，下面已更新，请核对后重新签收。',

  waitingTitle: '已签好，等待网络',
  waitingHint: '签收内容保存在这台手机里，有网络时自动提交一次。提交前请不要清除浏览器数据。',
  waitingItems: (p: { name: string; lines: number; photos: number }) =>
    `${p.name} 签收的 ${p.lines} 行${p.photos > 0 ? `，${p.photos} 张照片` : ''}`,
  waitingReopen: '可以先关闭本页；之后有网络时，再打开一次本页即可。',
  waitingRetry: '现在提交',
  waitingFailed: (reason: string) => `刚才没有提交成功：${reason}`,
  notStored: '这台手机不能保存内容，提交成功之前请不要关闭本页。',

  over: (status: DeliveryNoteStatus) => `送货单：${deliveryNoteStatus[status]}`,
  notSent: '这张送货单还没有发出',
  notSentHint: '货到之前不能签收。发出之后，再扫一次二维码。',
  overHint: '没有需要签收的到货。',
  receipts: '签收记录',
  receiptBy: (name: string) => `${name} 签收`,
  byStaff: '由供应商登记',
  hash: '签收内容 SHA-256',
  pdf: '下载签收单',
} as const
