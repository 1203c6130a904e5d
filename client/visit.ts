/** Stored facts of a visit: when and where it began, whether the form was offered, theme and currency. */
type Fact = 'began' | 'arrival' | 'offered' | 'theme' | 'currency'

/** The fallback for a browser that stores nothing, as with all cookies blocked: then a visit is one page. */
const here: Partial<Record<Fact, string>> = {}

export function rememberVisit(fact: Fact, value: string): void {
  here[fact] = value
  try {
    sessionStorage.setItem(fact, value)
  } catch {
    // Stored for this page only.
  }
}

export function recall(fact: Fact): string | undefined {
  try {
    return sessionStorage.getItem(fact) ?? here[fact]
  } catch {
    return here[fact]
  }
}
