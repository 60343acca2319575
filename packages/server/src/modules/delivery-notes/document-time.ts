const china = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as a clock in China shows it: `2026-11-20 16:05`. */
export const chinaTime = (instant: Date | string): string => china.format(new Date(instant))
