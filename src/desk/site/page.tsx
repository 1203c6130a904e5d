import { deskMap } from '#desk/frame/desk-map.ts'
import { ListLine, Way } from '#desk/frame/way.tsx'

/** The other parts of the site that staff maintain. */
export function SitePage() {
  const places = [
    { path: deskMap.notice.path, name: 'Notice', about: 'A sentence on top of every page: “closed for Diwali”' },
    { path: deskMap.facts.path, name: 'Facts', about: 'Visa rules, closures, levies: read again, or withdrawn' },
    { path: deskMap.carousels.path, name: 'Home page', about: 'Which tours stand in its rows, and in which order' },
    { path: deskMap.reviews.path, name: 'Reviews', about: 'Add one with its proof, take one off the site' },
    { path: deskMap.changes.path, name: 'Changes', about: 'Who changed what, and the way back' },
    { path: deskMap.speed.path, name: 'Speed', about: 'How fast pages come to visitors’ screens' },
    { path: deskMap.health.path, name: 'Health', about: 'Whether enquiries reach us' },
  ]
  return (
    <div className="stack">
      <h1>Site</h1>
      <ul className="windows">
        {places.map(({ path, name, about }) => (
          <ListLine key={path} name={name} about={about}>
            <Way to={path} words="Open" about={` ${name}`} />
          </ListLine>
        ))}
      </ul>
    </div>
  )
}
