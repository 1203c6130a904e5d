import { content } from '#content/content.ts'
import { factsEndingBy } from '#domain/facts/fact.ts'
import { DAY, dayInIndia, readableDate } from '#values/dates.ts'

const DAYS = 30

/** `npm run facts`: the facts to read again, the most urgent first: ended, or ending within 30 days. */
const now = Date.now()
const today = dayInIndia(new Date(now))
const ending = factsEndingBy(content.facts, dayInIndia(new Date(now + DAYS * DAY)))
for (const { id, text, source, expiresOn } of ending) {
  const verb = expiresOn < today ? 'ended' : 'ends'
  process.stdout.write(`${id} ${verb} ${readableDate(expiresOn)}\n  ${text}\n  ${source}\n`)
}
if (ending.length === 0) process.stdout.write(`No fact ends within ${DAYS} days.\n`)
