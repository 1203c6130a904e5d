/**
 * npm takes options that stand before a `--` for its own and drops them: `npm run db:seed --remote` would seed this
 * machine. Gives the line that was meant, or undefined when npm took nothing.
 * @param flags options without a value, `words` options with one
 */
export function meantLine(
  options: { flags: readonly string[]; words?: readonly string[] },
  { env = process.env, args = process.argv.slice(2) } = {},
): string | undefined {
  const eaten = (name: string) => env[`npm_config_${name.replaceAll('-', '_')}`] || undefined
  const flags = options.flags.filter(eaten).map((name) => `--${name}`)
  const words = (options.words ?? []).filter(eaten)
  if (flags.length + words.length === 0) return undefined
  const meant = [...args]
  for (const name of words) {
    // npm leaves the value of `--since 2026-11-01` behind, and keeps that of `--since=2026-11-01`.
    const value = eaten(name)
    if (value !== 'true') meant.push(`--${name}`, value ?? '')
    else meant.splice(words.length === 1 ? -1 : meant.length, 0, `--${name}`)
  }
  return `npm run ${env.npm_lifecycle_event ?? ''} -- ${[...meant, ...flags].join(' ')}`
}

/** Ends the command with the right line when npm took some of its options. */
export function refuseEatenOptions(options: Parameters<typeof meantLine>[0]): void {
  const line = meantLine(options)
  if (line === undefined) return
  console.error(`Nothing was done: npm keeps options before "--" for itself. Write: ${line}`)
  process.exit(1)
}
