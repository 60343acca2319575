/** Sentences about the website's content and what visitors send from it. */
export const contentRefusals = {
  'content.slugTaken': '这个网址名已被使用',
  'content.slugFixed': '发布过的内容不能更换网址名',
  'content.kindFixed': '内容的种类不能更换',
  'content.notPast': '发布时间应在现在之后',
  'content.nothingNew': '没有尚未发布的修改',
  'content.pageStays': '公司介绍页不能撤下，可以修改后重新发布',
  'content.pagesGiven': '公司介绍页是固定的，不能新建',
  'consultation.tooOften': (p: { minutes: number }) => `提交得太频繁，请 ${p.minutes} 分钟后再试`,
  'consultation.techniqueGone': '这个技改方案已经撤下，可以不选方案直接咨询',
  'content.altMissing': '正文中有图片没有替代文字，请补上',
  'content.coverGone': '封面图片已经失效，请重新上传',
  'content.pictureGone': '正文中有图片已经失效，请移除后重新插入',
  'content.versionUnknown': '没有这个版本',
} as const
