/** The paths by their names in the site map; the build inserts them (vite.config.ts). */
declare const PATHS: Record<'enquire' | 'keep' | 'preferences' | 'success' | 'view' | 'vitals', string>
