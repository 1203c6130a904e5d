/** Stroke icons on a 24 grid: 1.75 stroke, round ends, diamonds instead of dots. */
export const ICONS = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5 21 21"/>',
  phone:
    '<path d="M5 3.5h3.2l1.6 4.6-2.3 1.7a12.5 12.5 0 0 0 6.7 6.7l1.7-2.3 4.6 1.6V19a1.8 1.8 0 0 1-1.9 1.8A16.3 16.3 0 0 1 3.2 5.4 1.8 1.8 0 0 1 5 3.5z"/>',
  pin: '<path d="M12 21.5C7 16.6 4.8 13.2 4.8 9.9a7.2 7.2 0 0 1 14.4 0c0 3.3-2.2 6.7-7.2 11.6z"/><path d="m12 7.2 2.7 2.7-2.7 2.7-2.7-2.7z"/>',
  clock: '<circle cx="12" cy="12" r="8.8"/><path d="M12 6.8V12l3.4 2"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  moon: '<path d="M20 14.2A8.4 8.4 0 0 1 9.8 4a8.4 8.4 0 1 0 10.2 10.2z"/>',
  menu: '<path d="M4 7h16M4 12h11M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  down: '<path d="m5.5 9 6.5 6.5L18.5 9"/>',
  left: '<path d="M20 12H4.5M11 5l-7 7 7 7"/>',
  right: '<path d="M4 12h15.5M13 5l7 7-7 7"/>',
  chev: '<path d="m9 5 7 7-7 7"/>',
  check: '<path d="m4.5 12.8 4.8 4.8L19.5 6.8"/>',
  cross: '<path d="m7 7 10 10M17 7 7 17"/>',
  meal: '<circle cx="13.5" cy="12" r="6.2"/><circle cx="13.5" cy="12" r="2.6"/><path d="M4 5v4.2a1.6 1.6 0 0 0 3.2 0V5M5.6 10.8V20"/>',
  bed: '<path d="M3 18.5V6M3 15.5h18M21 18.5v-4.2a3.3 3.3 0 0 0-3.3-3.3H3"/><path d="M6 11V9.5h4.5V11"/>',
  sight:
    '<circle cx="6.8" cy="15.5" r="3.8"/><circle cx="17.2" cy="15.5" r="3.8"/><path d="M10.6 15c.8-.7 2-.7 2.8 0M3.3 13.8 6 5.5h3v6.6M20.7 13.8 18 5.5h-3v6.6"/>',
  globe:
    '<circle cx="12" cy="12" r="8.8"/><path d="M3.2 12h17.6M12 3.2c3 2.6 4 5.4 4 8.8s-1 6.2-4 8.8c-3-2.6-4-5.4-4-8.8s1-6.2 4-8.8z"/>',
  tent: '<path d="M12 4.5 3 19.5h18zM12 4.5V2.5M12 12l-4 7.5M12 12l4 7.5"/>',
  route:
    '<path d="m5.5 15.5 3 3-3 3-3-3zM18.5 2.5l3 3-3 3-3-3z"/><path d="M8.5 18.5h6a3.5 3.5 0 0 0 0-7h-5a3 3 0 0 1 0-6h6"/>',
  users:
    '<circle cx="9" cy="8" r="3.6"/><path d="M2.5 20c.4-4 3-6.2 6.5-6.2s6.1 2.2 6.5 6.2M15.5 4.7a3.6 3.6 0 0 1 0 6.6M17.5 14.2c2.4.7 3.7 2.7 4 5.8"/>',
  cal: '<path d="M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7"/><path d="m12 13 2.3 2.3L12 17.6l-2.3-2.3z"/>',
  shield: '<path d="M12 3 4.5 6v5.5c0 4.7 3 8 7.5 9.7 4.5-1.7 7.5-5 7.5-9.7V6z"/><path d="m8.6 12 2.5 2.5 4.4-4.6"/>',
  head: '<path d="M4 14.5V12a8 8 0 0 1 16 0v2.5"/><path d="M4 14h3v5H5.5A1.5 1.5 0 0 1 4 17.5zM20 14h-3v5h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c-.5 1.6-2 2.4-4.5 2.4"/>',
  pass: '<path d="M5.5 3h13v18h-13z"/><circle cx="12" cy="10.5" r="3.6"/><path d="M8.4 10.5h7.2M12 7v7M9 17.5h6"/>',
  smile: '<circle cx="12" cy="12" r="8.8"/><path d="M8 14.2c1 1.6 2.4 2.3 4 2.3s3-.7 4-2.3M9 9.2v.6M15 9.2v.6"/>',
  tailor: '<circle cx="6" cy="6.5" r="2.8"/><circle cx="6" cy="17.5" r="2.8"/><path d="M8.3 8 20 17.5M8.3 16 20 6.5"/>',
  quote:
    '<path d="M4 5h16v11.5H11L7 20.5v-4H4z"/><path d="m9 8.5 1.8 2.3L9 13l-1.8-2.2zM15 8.5l1.8 2.3L15 13l-1.8-2.2z"/>',
  house: '<path d="M3.5 11.5 12 4l8.5 7.5M6 9.7V20h12V9.7"/><path d="m12 12 2.5 3L12 18l-2.5-3z"/>',
  chat: '<path d="M4 5h16v11.5h-8.5L7 20.5v-4H4z"/><path d="M8 9.3h8M8 12.3h5"/>',
  mail: '<path d="M3.5 5.5h17v13h-17z"/><path d="m4 6.5 8 6.5 8-6.5"/>',
  car: '<path d="M3.5 17v-4.5l2-5.5h13l2 5.5V17zM3.5 12.5h17"/><circle cx="7.5" cy="17.5" r="1.7"/><circle cx="16.5" cy="17.5" r="1.7"/>',
  bag: '<path d="M4 8.5h16V20H4zM4 8.5l3-4h10l3 4"/><path d="m12 11.2 2.8 2.8-2.8 2.8-2.8-2.8z"/>',
  plug: '<path d="M9 2.5v5M15 2.5v5M6.5 7.5h11v3.2a5.5 5.5 0 0 1-11 0zM12 16.2v5.3"/>',
  heart:
    '<path d="M12 20.5C6.2 16.2 3.2 12.6 3.2 9a4.7 4.7 0 0 1 8.8-2.4A4.7 4.7 0 0 1 20.8 9c0 3.6-3 7.2-8.8 11.5z"/>',
  sift: '<path d="M3.5 7H10M15 7h5.5M3.5 17H8M13 17h7.5"/><path d="m12.5 4.3 2.7 2.7-2.7 2.7L9.8 7zM10.5 14.3l2.7 2.7-2.7 2.7L7.8 17z"/>',
  doc: '<path d="M6 3h8.5L19 7.5V21H6z"/><path d="M14 3v5h5M9 13h7M9 16.5h5"/>',
} as const satisfies Record<string, string>

export type IconName = keyof typeof ICONS

/** The logo: a kite with bow, spine and tail, on a 44 × 54 grid. */
export const KITE =
  '<path fill="#c20f58" d="M22 2 2 22l20 24 20-24z"/><path fill="#e8407f" d="M22 2v44l20-24z"/><path fill="#ffb52e" d="m22 41 8 11H14z"/><path d="M2 22Q22-6 42 22M22 2v44" fill="none" stroke="#2a1140" stroke-opacity=".5" stroke-width="1.6"/>'

/** A filled star, for ratings only. */
export const STAR =
  '<path fill="currentColor" d="m12 2.6 2.9 6 6.5.9-4.8 4.5 1.2 6.5-5.8-3.1-5.8 3.1 1.2-6.5-4.8-4.5 6.5-.9z"/>'

/** Hills behind the drawn route, on its canvas of 640 × 450 and beyond. */
export const HILLS =
  '<path id="hills" d="M-400 90Q180 40 330 110T1040 60M-400 210Q160 170 320 230T1040 190M-400 350Q180 310 330 370T1040 330"/>'
