/** The remembered facts of a visit: when and where it began, whether the form was offered, the chosen theme and currency. */
type Fact = 'began' | 'arrival' | 'offered' | 'theme' | 'currency'

/** Stands in where the browser keeps nothing, as with all cookies blocked: then a visit is a page. */
const here: Partial<Record<Fact, string>> = {}

export function rememberVisit(fact: Fact, value: string): void {
  here[fact] = value
  try {
    sessionStorage.setItem(fact, value)
  } catch {
    // Kept for this page alone.
  }
}

export function recall(fact: Fact): string | undefined {
  try {
    return sessionStorage.getItem(fact) ?? here[fact]
  } catch {
    return here[fact]
  }
}
