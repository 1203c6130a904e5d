import { part } from './load.ts'

type Thrift = { connection?: { saveData: boolean } }

/**
 * Loads the measuring code when the browser is idle after loading; not on pages that are not measured, nor with
 * Save-Data.
 */
export function measureLater(): void {
  const { kind } = document.documentElement.dataset
  if (!kind || (navigator as Thrift).connection?.saveData) return
  const measure = () =>
    part('vitals')
      .then((vitals) => vitals.measure(kind))
      .catch(() => {})
  const idle = () => (window.requestIdleCallback ?? setTimeout)(measure)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}
