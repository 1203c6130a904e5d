/** A page whose beginning was sent and whose rest cannot come. `ending`: the HTML that says so and ends the page. */
export class BrokenOff extends Error {
  override name = 'BrokenOff'
  readonly ending: string

  constructor(ending: string) {
    super()
    this.ending = ending
  }
}
