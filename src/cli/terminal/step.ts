export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  const said = result === 'unchanged' ? 'unchanged' : 'done'
  console.log(`  ${name.padEnd(10)} ${said.padEnd(10)} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}
