import { answerFiles } from '../../platform/workbook/reading-worker.ts'
import { readFile } from './read-file.ts'

answerFiles(readFile)
