import { toast } from '#islands/toast.ts'

/** Shows the new theme for 1300 ms (site behaviour, section 9). */
export function sayTheme(theme: string): void {
  toast({ text: theme === 'dark' ? 'Dark mode' : 'Light mode', kind: 'success', ms: 1300, place: 'top-right' })
}
