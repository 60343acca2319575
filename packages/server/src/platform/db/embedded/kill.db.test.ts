import { expect, test } from 'vitest'
import { testDataDir } from '../../../test/database.ts'
import type { Found } from './kill.test-process.ts'
import { startProcess, type TestProcess } from './test-process.ts'

/** Set KILL_ROUNDS=200 for a longer test. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 8)
const numbersPerRound = 1_000_000

test(
  `kill -9 in the middle of writing, ${rounds} times: no answered transaction is lost, and none is partial`,
  {
    timeout: rounds * 30_000,
  },
  async () => {
    const { dataDir, remove } = await testDataDir()
    const answered: number[] = []

    for (let round = 0; round <= rounds; round += 1) {
      const writer = startProcess(program, dataDir, String(round * numbersPerRound))
      const found: Found = JSON.parse((await writer.lines.next()).value)
      expect(found.half).toEqual([])
      const whole = new Set(found.whole)
      expect(answered.filter((number) => !whole.has(number))).toEqual([])

      answered.push(...(await answersUntilKilled(writer)))
    }
    expect(answered.length).toBeGreaterThan(rounds)
    await remove()
  },
)

const program = new URL('./kill.test-process.ts', import.meta.url)

/** Kills the writer after a number of answers, which differs each time. */
async function answersUntilKilled(writer: TestProcess): Promise<number[]> {
  const answers: number[] = []
  const readAnswer = async () => {
    const { value, done } = await writer.lines.next()
    if (!done) answers.push(Number(value))
    return !done
  }
  const enough = 1 + Math.floor(Math.random() * 100)
  while (answers.length < enough && (await readAnswer())) continue
  await writer.kill()
  // answers left in the pipe count, too
  while (await readAnswer()) continue
  return answers
}
