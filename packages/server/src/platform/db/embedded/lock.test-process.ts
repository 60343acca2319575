import { DataFolderInUse, lockFolder } from './lock.ts'

/** Locks the given folder, prints the result, and holds the lock until it is killed. */
try {
  await lockFolder(process.argv[2]!, () => process.exit(1))
  process.stdout.write('held\n')
} catch (error) {
  process.stdout.write(error instanceof DataFolderInUse ? 'refused\n' : `${String(error)}\n`)
}
setInterval(() => {}, 60_000)
