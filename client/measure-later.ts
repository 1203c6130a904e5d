import { part } from './load.ts'

type Thrift = { connection?: { saveData: boolean } }

/**
 * Loads what measures the page once the browser is idle after the load: not of a page that is not measured, nor where
 * the visitor saves data.
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
