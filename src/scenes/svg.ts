// A scene becomes the text of an SVG file. Pure: the generator and the tests share it.
import type { Scene } from './scene.ts'

export type Hour = 'day' | 'night'
export type Lettering = 'ink' | 'cream'
/** How a scene is cut: a tall picture has its lettering on the top of the sky, a wide one also where the sky pales. */
export type Cut = 'tall' | 'wide'

/** The two colours of lettering set in a sky. */
export const LETTERING: Record<Lettering, string> = { ink: '#2a1140', cream: '#fffaf0' }

/** Strokes share two classes, and plain translations become x and y. */
const shorten = (svg: string) =>
  svg
    .replace(/<path([^>]*)>/g, (whole, attributes: string) => {
      if (!attributes.includes('fill="none"')) return whole
      const kind = attributes.includes(' stroke-linecap="round"') ? 'r' : 'l'
      return `<path class="${kind}"${attributes.replace(' fill="none"', '').replace(' stroke-linecap="round"', '')}>`
    })
    .replace(/(<use href="#\w+") transform="translate\((-?\d+)[ ]?(-?\d+)\)"/g, '$1 x="$2" y="$3"')

export const renderScene = (scene: Scene, hour: Hour) => {
  const drawing = scene.draw(scene[hour]).flat(9).filter(Boolean).join('')
  return shorten(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMax"><style>.l{fill:none}.r{fill:none;stroke-linecap:round}</style>${drawing}</svg>`,
  )
}

const luminance = (hex: string) => {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(long.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two colours, 1 to 21. */
export const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of the sky that lettering stands on, from the top down. */
const UNDER: Record<Cut, string[]> = { tall: ['a'], wide: ['a', 'b'] }

/** The least contrast of a lettering on a scene's sky. */
export const onSky = (scene: Scene, hour: Hour, cut: Cut, lettering: Lettering) =>
  Math.min(...UNDER[cut].map((colour) => contrast(LETTERING[lettering], scene[hour][colour] ?? '')))

/** Which lettering reads on the day sky. By night it is always cream. */
export const letteringOf = (scene: Scene, cut: Cut): Lettering =>
  onSky(scene, 'day', cut, 'cream') >= onSky(scene, 'day', cut, 'ink') ? 'cream' : 'ink'

/** Whether what a scene file exports is a scene. */
export const isScene = (value: unknown): value is Scene =>
  typeof value === 'object' && value !== null && 'draw' in value && 'day' in value && 'night' in value
