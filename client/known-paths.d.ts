/** What the site map calls each; the build puts them in (vite.config.ts). */
declare const PATHS: Record<'enquire' | 'keep' | 'preferences' | 'success' | 'view' | 'vitals', string>
