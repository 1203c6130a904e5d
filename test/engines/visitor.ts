export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown'

/** The actions of a person in a browser, and the questions of a test about the page. */
export type Visitor = {
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  forward: () => Promise<unknown>
  /** Runs a function in the page. It can use its arguments (JSON) and the page, nothing else. */
  ask: <Answer, Given extends unknown[]>(question: (...given: Given) => Answer, ...given: Given) => Promise<Answer>
  /** Presses a point of the window, in CSS px. */
  press: (x: number, y: number) => Promise<unknown>
  write: (text: string) => Promise<unknown>
  strike: (key: Key) => Promise<unknown>
  /** The window as PNG. */
  picture: () => Promise<Uint8Array>
  leave: () => Promise<unknown>
}

/** A window, inside, in CSS px. */
export type Window = { width: number; height: number }

/** A browser of another make than the one of `npm test`. */
export type Engine = {
  name: string
  /** How to get it, in a sentence, where this machine lacks it. */
  lacks: () => string | undefined
  /** Each visit is a new visitor, without cookies. */
  start: () => Promise<{ visit: (window: Window) => Promise<Visitor>; stop: () => Promise<unknown> }>
}
