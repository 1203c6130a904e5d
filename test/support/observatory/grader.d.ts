/** An answer as the grader reads it. `verified`: its certificate is good. */
export type Answer = {
  status: number
  /** Axios' headers: by name, and by a getter of their own. */
  headers: Record<string, string>
  verified: boolean
  httpEquiv?: Map<string, string[]>
}
type Hop = { url: URL; status: number }

/** Everything that a scan has fetched of a host. */
export declare class Requests {
  constructor(hostname: string)
  resources: { path: string | null }
  responses: {
    auto: Answer | null
    cors: Answer | null
    http: Answer | null
    https: Answer | null
    httpRedirects: Hop[]
    httpsRedirects: Hop[]
  }
  session: { url: URL; jar?: undefined } | null
}

export type Verdict = { pass: boolean; result: string }

/** The hosts on the browsers' HSTS preload list. */
export declare const preloaded: Set<string>

export declare const ALL_TESTS: ((requests: Requests) => Verdict)[]
export declare const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
export declare function getScoreModifier(result: string): number
export declare function getGradeForScore(score: number): { score: number; grade: string }
