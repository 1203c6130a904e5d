import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COLOUR = /#(?:[0-9a-f]{3}|[0-9a-f]{6})\b/i
/** Where colours are at home: named ones, and drawings, which docs/deploying.md names as folders. */
const HOME = /tokens\.css$/

it('each file with colours beside the tokens is named where another agency reads what to change', () => {
  const files = globSync(['client/styles/**/*.css', 'src/{ui,site,desk,domain,delivery,cli/generate}/**/*.{ts,tsx}'])
  const coloured = files.filter((file) => !HOME.test(file) && COLOUR.test(readFileSync(file, 'utf8')))
  const told = readFileSync('docs/deploying.md', 'utf8')
  expect(coloured.filter((file) => !told.includes(`\`${file}\``))).toEqual([])
  const named = [...told.matchAll(/`((?:client\/styles|src)\/[\w/.-]+\.(?:css|tsx?))`/g)].map(([, file = '']) => file)
  const stale = named.filter((file) => /\.css$/.test(file) && !HOME.test(file) && !coloured.includes(file))
  expect(stale).toEqual([])
})
