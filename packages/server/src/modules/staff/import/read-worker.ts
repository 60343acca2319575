import { answerFiles } from '../../../platform/workbook/reading-worker.ts'
import { readPeopleFile } from './read-file.ts'

answerFiles(readPeopleFile)
