import type { AfterImport } from '@bdr/contract/products/import-model'

/** The names of templates. */
export const productTemplateNames = {
  fileName: (category: string) => `商品批量上传模板-${category}.xlsx`,
  several: (count: number) => `${count} 个类目`,
} as const

/** Words of the pages of batch upload. */
export const batchUpload = {
  list: {
    title: '批量上传',
    facts: ['用工作簿一次新增多个商品：谁在什么时候上传了哪个文件、结果如何，原文件和出错行可以再次下载。'],
    start: '上传商品',
    empty: { title: '还没有批量上传过商品', hint: '下载模板，填好后上传，商品会先检查再导入。' },
  },
  page: {
    title: '批量上传商品',
    fact: '先检查，再导入：没有问题的商品导入，有问题的行下载下来改正后再上传。',
    steps: { template: '1. 下载模板', file: '2. 上传填好的工作簿' },
    categories: {
      hint: (limit: number) =>
        `选择要上传的商品所属的末级类目，最多 ${limit} 个；每个类目一张工作表，属性列各不相同。`,
      chosen: '已选类目',
      none: '还没有选择类目',
      full: (limit: number) => `最多 ${limit} 个类目`,
      remove: '移除',
      removeOf: (name: string) => `移除 ${name}`,
      download: '下载模板',
    },
    after: '没有问题的商品',
    afterNames: { submit: '提交审核', draft: '存为草稿' } satisfies Record<AfterImport, string>,
    afterHint: {
      submit: '每个商品至少要有一张图片：上传工作簿之后再上传图片压缩包。',
      draft: '图片可以之后逐个补充。',
    } satisfies Record<AfterImport, string>,
    file: '商品工作簿',
    formats: (bytes: string, rows: number) =>
      `Excel 工作簿（.xlsx）或 .csv，不超过 ${bytes}、${rows} 行。不用模板也可以：列的顺序、空格、大小写和常见别名都认得，认不出的列可以手工对应。`,
    failed: '文件没有上传成功',
    import: (rows: number) => `导入没有问题的 ${rows} 行`,
    importAll: (rows: number) => `导入 ${rows} 行`,
    verdict: {
      good: (rows: number, products: number) => `检查通过：${rows} 行，${products} 个商品，可以导入`,
      some: (valid: number, failed: number) => `${valid} 行没有问题，可以导入；${failed} 行有问题，需要改正`,
      none: (failed: number) => `${failed} 行都有问题，没有可以导入的商品`,
      file: '文件有问题，不能导入',
      open: (count: number) => `还有 ${count} 项需要您确认`,
    },
    pictures: {
      title: '商品图片',
      note: (used: number, products: number) => `${products} 个商品中 ${used} 个有图片`,
      hint: (bytes: string, count: number) =>
        `.zip 压缩包，不超过 ${bytes}、${count} 张，按商家编码命名：Z41H-100.jpg、Z41H-100-2.jpg。可以分几次上传，同名的替换。`,
      label: '图片压缩包',
      unused: (count: number) => `压缩包里有 ${count} 个文件没有使用：`,
      noCode: '没有对应的商家编码',
      moreUnused: (count: number) => `另有 ${count} 个没有列出`,
      bad: (name: string, why: string) => `${name}：${why}`,
    },
    products: {
      title: '将要导入的商品',
      titleDone: '导入的商品',
      shown: (shown: number, count: number) => `列出前 ${shown} 个，共 ${count} 个`,
      count: (count: number) => `${count} 个`,
      name: '商品',
      category: '类目',
      skus: '规格',
      price: '含税单价（元）',
      pictures: '图片',
    },
    done: {
      title: (rows: number) => `已导入 ${rows} 行`,
      submit: '商品已提交审核，结果会以通知告诉您。',
      draft: '商品已存为草稿，补充后逐个提交审核。',
      failed: (rows: number) => `${rows} 行有问题，没有导入。下载出错行，改正后作为新的文件再上传。`,
      toList: '查看商品',
      another: '继续上传',
    },
  },
} as const
