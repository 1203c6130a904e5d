import { logFault } from '#data/stores/faults.ts'
import { METRIC_NAMES, type Vitals } from '#domain/speed/vitals.ts'

/** The value of a metric that a visit did not have. */
export const NOT_MEASURED = -1

/**
 * Writes one visit's figures as one point: the index and the texts are kind, how it was reached, device, place, the part
 * of the largest paint and what was pressed; the numbers are the metrics in their order. A point that fails is a line in
 * the log.
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
