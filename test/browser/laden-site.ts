import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onLocal } from '../../src/cli/databases/prepare-databases.ts'
import { serveSite } from '../../src/cli/start/serve-site.ts'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { LONGEST_NOTICE } from '../../src/domain/site/site-notice.ts'
import { freePort } from './free-port.ts'

const LONG_TITLE = ' and Visakhapatnam with Thiruvananthapuram, slowly'

/** A site on databases like these, on which a notice is up that is as long as may be, and every tour has a long name. */
export async function serveLaden(databases: string) {
  const state = mkdtempSync(join(tmpdir(), 'patang-laden-'))
  cpSync(databases, state, { recursive: true })
  const notice = 'The office is closed for the festival of lights. '.repeat(5).slice(0, LONGEST_NOTICE)
  await onLocal(state, async ({ CATALOGUE }) => {
    await CATALOGUE.prepare(
      "INSERT INTO notices (id, text, first_day, last_day, closes, set_at) VALUES ('long', ?1, '2020-01-01', '2999-01-01', 0, 1)",
    )
      .bind(notice)
      .run()
    await CATALOGUE.prepare('UPDATE tours SET title = title || ?1').bind(LONG_TITLE).run()
    // Lists and searches read the leaders.
    await CATALOGUE.prepare(GATHER_LEADERS).run()
  })
  const site = await serveSite({ port: await freePort(), state })
  const stop = async () => {
    await site.stop()
    rmSync(state, { recursive: true, force: true })
  }
  return { origin: site.origin, stop }
}
