import type { SceneName } from '#domain/catalogue/scenes.ts'
import { BannerScene, skyLettering } from '#ui/elements/scene-image.tsx'

/** The head of a listing: a wide picture with the page's name in its sky. */
export function PageTop({ scene, title }: { scene: SceneName; title: string }) {
  return (
    <section className={`top ${skyLettering(scene, 'wide')}`}>
      <BannerScene name={scene} />
      <div className="wrap">
        <h1>{title}</h1>
      </div>
    </section>
  )
}
