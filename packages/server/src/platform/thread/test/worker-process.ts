/** A process that acts according to the number it is sent. */
const acts = [
  () => process.send!({ result: process.pid }),
  () => process.send!({ result: process.pid, isSpent: true }),
  () => process.exit(3),
  () => {
    for (;;);
  },
  () => process.send!({ result: process.env['SECRET_OF_THE_TEST'] ?? 'no secret' }),
]
process.on('message', (act: number) => acts[act]!())
