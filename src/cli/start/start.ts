import { stopCleanly } from '#cli/terminal/processes.ts'
import { choosePort } from './port.ts'

/** `npm start`: serves the production bundle on this machine. */
stopCleanly()
try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const port = await choosePort(process.env.PORT)
  console.log(`Patang, on its way to http://localhost:${port} (Ctrl+C stops it)`)
  // Imported only now, so that a used port is reported at once.
  const { buildSite } = await import('#cli/build/build-site.ts')
  const { prepareDatabases, STATE } = await import('#cli/databases/prepare-databases.ts')
  const { step } = await import('#cli/terminal/step.ts')
  await Promise.all([step('build', buildSite), step('databases', () => prepareDatabases(STATE))])
  const { serveSite } = await import('./serve-site.ts')
  const { SAMPLE_DESK } = await import('./sample-desk.ts')
  const { keepTime } = await import('./keep-time.ts')
  const site = await step('server', () => serveSite({ port, state: STATE, say: console.log, ...SAMPLE_DESK }))
  keepTime(site.fireCron)
  console.log(`Patang is on ${site.origin}: the production bundle and its catalogue.
The staff's desk is on http://desk.localhost:${port}, where you are signed in as a sample owner.
Enquiries sent here reach nobody. They stay on this machine (npm run enquiries -- list), and each mail to the staff is
written into ${STATE}/mail, as a line here will say.`)
}
