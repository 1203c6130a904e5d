/** What the site map calls each; the build puts them in (vite.config.ts). */
declare const PATHS: Record<'enquire' | 'preferences' | 'success' | 'view', string>
