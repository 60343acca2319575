/** Descriptions of the calls and their group for the API's documentation. */
export const fileCalls = {
  files: '文件',
  'files.ossInfo': '上传方式：经服务器，或直传对象存储',
  'files.upload': '经服务器上传文件',
  'files.complete': '直传完成后检查并保存文件',
} as const
