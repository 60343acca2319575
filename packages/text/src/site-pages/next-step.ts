/** Words of the links to further pages at the end of a page. */
export const nextStepText = {
  /** for a machine, and for anything else; both lead to the same form */
  ask: '说说您的设备',
  consult: '留下咨询',

  wearParts: {
    text: '表里没有的件，把设备铭牌和旧件照片上的标记抄下来问我们。',
    choosing: '看怎么选、怎么写订单',
  },
  supplyPlan: {
    text: '把下一次检修的日期和设备清单告诉我们，从最长的交期倒着排。',
    wearParts: '看易损件',
  },
  standardisation: {
    text: '从一个品类试做起，先看您要准备什么、我们交什么。',
    preparing: '看要准备什么',
  },
  standardisationService: '先说品类、大约多少条、现在用什么系统。',
  visualManagement: {
    text: '先选一个系统或一个车间，写明管道介质和大致长度。',
    coding: '看标牌上的编码怎样来',
  },
  dataApplication: {
    text: '带一份真实的订单文件来试：读得准的和读不准的都会列出来。',
    settleIn: '供应商申请入驻',
  },
  entry: '拿不准怎么写？把设备和工况告诉我们。',
} as const
