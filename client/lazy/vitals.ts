import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { CONTROLS, PAINTED_PARTS, Vitals } from '#domain/speed/vitals.ts'

type Part = (typeof PAINTED_PARTS)[number]
type Control = (typeof CONTROLS)[number]
type Figures = Omit<Partial<Vitals>, 'kind' | 'device'>

/** Figures of the present view; a page restored by Back begins a new one. */
let figures: Figures = {}
let isSent = false

/** Measures the page and sends its figures once, when it is hidden. */
export function measure(kind: string): void {
  if (!window.PerformanceObserver || !navigator.sendBeacon) return
  addEventListener('pageshow', beginAnew, true)
  for (const on of [onTTFB, onFCP, onLCP, onINP, onCLS]) on(note)
  // The library's listeners run first and report the last values; at `pagehide` they have not yet.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(kind))
}

function beginAnew({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  figures = {}
  isSent = false
}

function note(metric: MetricType): void {
  figures[metric.name] = rounded(metric)
  figures.reached = reachedBy(metric.navigationType)
  if (metric.name === 'LCP') figures.part = partOf(metric.entries.at(-1)?.element)
  if (metric.name === 'INP') figures.pressed = controlOf(metric.entries[0]?.target)
}

function send(kind: string): void {
  if (isSent || !figures.reached) return
  isSent = true
  const device = innerWidth < 768 ? 'phone' : 'desk'
  const body = JSON.stringify({ kind, device, ...figures })
  navigator.sendBeacon(PATHS.vitals, new Blob([body], { type: 'application/json' }))
}

/** Rounded to 10 ms (CLS to a hundredth), so that the values do not identify a visit. */
function rounded({ name, value }: MetricType): number {
  return name === 'CLS' ? Math.round(value * 100) / 100 : Math.round(value / 10) * 10
}

function reachedBy(way: MetricType['navigationType']): Vitals['reached'] {
  if (way === 'prerender') return 'prerender'
  return way === 'back-forward-cache' ? 'back' : 'load'
}

function partOf(element: Element | null | undefined): Part {
  if (element instanceof HTMLImageElement) return element.src.includes('/scenes/') ? 'scene' : 'picture'
  return element?.closest('h1, h2, h3') ? 'heading' : 'text'
}

/** The kind of a control; never its text. */
function controlOf(target: Node | null | undefined): Control {
  const element = target instanceof Element ? target : target?.parentElement
  const name = element?.closest('a, button, input, textarea, select, summary, label')?.tagName
  return CONTROL_OF[name ?? ''] ?? 'other'
}

const CONTROL_OF: Record<string, Control> = {
  A: 'link',
  BUTTON: 'button',
  INPUT: 'field',
  TEXTAREA: 'field',
  LABEL: 'field',
  SELECT: 'choice',
  SUMMARY: 'details',
}
