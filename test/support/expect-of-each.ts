import { expect } from 'vitest'

/**
 * Holds a rule over many things in one test, which names every one that breaks it. The rule throws, as `expect` does;
 * no things at all are a fault, too.
 */
export async function expectOfEach<Thing>(
  things: readonly Thing[],
  rule: (thing: Thing) => unknown,
  nameOf: (thing: Thing) => string = String,
): Promise<void> {
  const broken: string[] = []
  for (const thing of things) {
    try {
      await rule(thing)
    } catch (error) {
      broken.push(`${nameOf(thing)}: ${error instanceof Error ? error.message : error}`)
    }
  }
  expect(broken).toEqual([])
  expect(things.length).toBeGreaterThan(0)
}
