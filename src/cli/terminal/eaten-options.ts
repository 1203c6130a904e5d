/** A command's options, without and with a value. `args`: the arguments from npm. */
type Line = { flags: readonly string[]; words?: readonly string[]; args: string[] }

/**
 * npm drops options before a `--`: `npm run db:seed --remote` would seed this machine. A command with dropped options
 * stops here and shows the intended line.
 */
export function refuseEatenOptions({ flags, words = [], args }: Line): void {
  const eaten = [...words.filter(isEaten), ...flags.filter(isEaten)]
  if (eaten.length === 0) return
  const meant = eaten.reduce((line, name) => withOption(line, name, words), args).join(' ')
  console.error(
    `Nothing was done: npm keeps options before "--" for itself. Write: npm run ${process.env.npm_lifecycle_event} -- ${meant}`,
  )
  process.exit(1)
}

const kept = (name: string) => process.env[`npm_config_${name.replaceAll('-', '_')}`]
const isEaten = (name: string) => Boolean(kept(name))

/** npm leaves the value of `--since 2026-11-01` as the last word, and keeps that of `--since=2026-11-01`. */
function withOption(line: string[], name: string, words: readonly string[]): string[] {
  if (!words.includes(name)) return [...line, `--${name}`]
  const value = kept(name)
  return value === 'true' ? line.toSpliced(-1, 0, `--${name}`) : [...line, `--${name}`, String(value)]
}
