import { SCENES, type SceneName } from '#domain/catalogue/scenes.ts'
import { scenePath } from '#domain/site/paths.ts'

/** The canvas that a scene is drawn on; outside it the drawing goes on. */
const SIZE = { width: 800, height: 600 }
/**
 * The two cuts of a banner, of one file. The large one steps back: more sky at the left and on top, because the
 * lettering stands there; it keeps to the left, so that a wide screen gains ground at the right, where there is some.
 */
const BANNER = {
  large: '#svgView(viewBox(-960,-260,1997,860);preserveAspectRatio(xMinYMax))',
  small: '#svgView(viewBox(0,-60,800,660);preserveAspectRatio(xMidYMax))',
}

/**
 * One drawing, two hours. The hour that is not shown is `display: none` and lazy, so it is never fetched.
 * Decorative: the title beside it carries the meaning. `eager` is for the one picture that a page opens with.
 */
export function SceneImage({ name, eager = false }: { name: SceneName; eager?: boolean }) {
  return (
    <span className="scene">
      <img className="day" src={scenePath(name)} alt="" {...SIZE} {...loading(eager)} />
      <img className="night" src={scenePath(name, 'night')} alt="" {...SIZE} loading="lazy" />
    </span>
  )
}

/** The picture that a page opens with, lettering in its sky: small on narrow screens, large on wide ones. */
export function BannerScene({ name }: { name: SceneName }) {
  return (
    <span className="scene">
      <BannerPicture path={scenePath(name)} hour="day" />
      <BannerPicture path={scenePath(name, 'night')} hour="night" />
    </span>
  )
}

function BannerPicture({ path, hour }: { path: string; hour: 'day' | 'night' }) {
  return (
    <picture className={hour}>
      <source media="(width < 600px)" srcSet={path + BANNER.small} />
      <img src={path + BANNER.large} alt="" {...SIZE} {...loading(hour === 'day')} />
    </picture>
  )
}

function loading(eager: boolean) {
  return eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
}

/** The classes that set a heading in a banner's day sky: the banner is tall on narrow screens, and wide from 600 px. */
export function bannerLettering(scene: SceneName): string {
  return skyLettering(scene, 'tall') + (skyLettering(scene, 'wide') === 'on-ink' ? ' wide-ink' : '')
}

/** The class that sets lettering on a scene's day sky, by how the picture is cut; by night it is always cream. */
export function skyLettering(scene: SceneName, cut: 'tall' | 'wide'): string {
  return SCENES[scene][cut] === 'ink' ? 'on-ink' : 'on-cream'
}
