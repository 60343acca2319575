import { expect, it } from 'vitest'
import { fileProblem } from './file-problem.ts'

const megabyte = 1024 * 1024

it.each([
  [{ type: 'image/jpeg', size: 30 * megabyte }, 'licence', null],
  [{ type: 'image/heic', size: megabyte }, 'licence', null],
  [{ type: 'application/pdf', size: 9 * megabyte }, 'licence', null],
  [{ type: '', size: 1 }, 'licence', null],
  [{ type: 'application/pdf', size: 11 * megabyte }, 'licence', '文件超过 10 MB，请压缩后再上传'],
  [{ type: 'application/pdf', size: 1 }, 'logo', '文件内容不是 JPG、PNG、WebP 图片，请换一个文件'],
  [{ type: 'text/plain', size: 1 }, 'licence', '文件内容不是 JPG、PNG、WebP 图片或 PDF 文件，请换一个文件'],
  [{ type: 'image/png', size: 0 }, 'logo', '文件是空的'],
] as const)('%j as %s: %s', (file, purpose, problem) => {
  expect(fileProblem(file, purpose)).toBe(problem)
})
