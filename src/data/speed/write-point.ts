import { logFault } from '#data/stores/faults.ts'
import { METRIC_NAMES, type Vitals } from '#domain/speed/vitals.ts'

/** The value of a metric that was not measured. */
export const NOT_MEASURED = -1

/**
 * Writes a visit as one point. Its index and texts are kind, how it was reached, device, place, the largest painted
 * part and the pressed control. Its numbers are the metrics in order. A failure is logged.
 */
export function writePoint(points: AnalyticsEngineDataset, vitals: Vitals, country: string | undefined): void {
  const { kind, reached, device, part = '', pressed = '' } = vitals
  const place = country === 'IN' ? 'India' : 'abroad'
  try {
    points.writeDataPoint({
      indexes: [kind],
      blobs: [kind, reached, device, place, part, pressed],
      doubles: METRIC_NAMES.map((metric) => vitals[metric] ?? NOT_MEASURED),
    })
  } catch (error) {
    logFault('vitals', error)
  }
}
