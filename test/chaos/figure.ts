/** Says a figure in a line that `npm run chaos` reads. */
export function figure(name: string, numbers: Record<string, number>): void {
  console.log(`FIGURE ${JSON.stringify({ name, numbers })}`)
}
