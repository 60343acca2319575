import Fastify from 'fastify'
import { localBus } from '../../bus.ts'
import { openDatabase } from '../../db/open.ts'
import { jobRunner } from '../job-runner.ts'
import { countingJob } from './counting-job.ts'

/** A process that runs jobs until it is killed, and prints each committed step. */
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl: databaseUrl || null, dataDir })
const runner = jobRunner({
  database,
  bus: localBus(),
  log: Fastify({ logger: false }).log,
  handlers: {
    count: countingJob(async (step) => void process.stdout.write(`step ${step}\n`)),
  },
})
runner.start()
