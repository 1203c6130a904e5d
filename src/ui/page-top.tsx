import type { ReactNode } from 'react'
import { Scene, skyLettering } from './scene.tsx'

/** The head of a listing: a wide picture with the page's name in its sky. */
export function PageTop({ scene, title, children }: { scene: string; title: string; children?: ReactNode }) {
  return (
    <section className={`top ${skyLettering(scene)}`}>
      <Scene name={scene} eager />
      <div className="wrap">
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
