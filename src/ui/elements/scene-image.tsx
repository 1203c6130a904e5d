import { SCENES, type SceneName } from '#domain/catalogue/scenes.ts'
import { scenePath } from '#domain/site/paths.ts'

/** The canvas of a scene; the drawing extends beyond it. */
const SIZE = { width: 800, height: 600 }
/**
 * The two crops of a banner, from one file. The large one shows more sky at the left and top for the lettering. It is
 * aligned left, so that a wide screen shows more land at the right.
 */
const BANNER = {
  large: '#svgView(viewBox(-960,-260,1997,860);preserveAspectRatio(xMinYMax))',
  small: '#svgView(viewBox(0,-60,800,660);preserveAspectRatio(xMidYMax))',
}

/**
 * One drawing with two hours. The hidden hour is `display: none` and lazy, so it is never fetched. Decorative: the
 * title beside it has the meaning. `eager`: for the first picture of a page.
 */
export function SceneImage({ name, eager = false }: { name: SceneName; eager?: boolean }) {
  return (
    <span className="scene">
      <img className="day" src={scenePath(name)} alt="" {...SIZE} {...loading(eager)} />
      <img className="night" src={scenePath(name, 'night')} alt="" {...SIZE} loading="lazy" />
    </span>
  )
}

/** The first picture of a page, with lettering in its sky: small on narrow screens, large on wide ones. */
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

/** The classes of a heading in a banner's day sky: the banner is tall on narrow screens, and wide from 600 px. */
export function bannerLettering(scene: SceneName): string {
  return skyLettering(scene, 'tall') + (skyLettering(scene, 'wide') === 'on-ink' ? ' wide-ink' : '')
}

/** The class for lettering on a scene's day sky, by the crop of the picture; by night it is always cream. */
export function skyLettering(scene: SceneName, cut: 'tall' | 'wide'): string {
  return SCENES[scene][cut] === 'ink' ? 'on-ink' : 'on-cream'
}
