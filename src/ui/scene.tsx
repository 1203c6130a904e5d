import { scenePath } from '#domain/paths.ts'
import { SCENES, type SceneName } from '#domain/scenes.ts'

/**
 * One drawing, two hours. The hour that is not shown is `display: none` and lazy, so it is never fetched.
 * Decorative: the title beside it carries the meaning. `eager` is for the one picture that a page opens with.
 */
export function Scene({ name, eager = false }: { name: string; eager?: boolean }) {
  return (
    <span className="scene">
      <img
        className="day"
        src={scenePath(name)}
        alt=""
        width="800"
        height="600"
        {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <img className="night" src={scenePath(name, 'night')} alt="" width="800" height="600" loading="lazy" />
    </span>
  )
}

/** The class that sets lettering on a scene's day sky; by night it is always cream. */
export function skyLettering(scene: string): string {
  return SCENES[scene as SceneName] === 'ink' ? 'on-ink' : 'on-cream'
}
