import { def, g, path, sym, use } from './shapes.ts'

// ---- plants

const FROND = 'M0 0C14-22 50-30 84 6 72-2 66-4 62-4l-2 11-7-13-9-1-2 13-7-13-8 1-4 12-5-10c-6 2-12 4-18 4z'

/** Defines #p: a palm, 150 high, its foot at 0,0. */
export const palmDef = (trunk: string, leaf: string, leaf2: string) =>
  sym(
    `<path id="f" d="${FROND}"/>`,
    def(
      'p',
      path(trunk, 'M-6 0C-4-60 4-110 20-152l6 2C16-106 10-60 8 0z'),
      g(
        `transform="translate(23-150)"`,
        g(
          `fill="${leaf2}"`,
          use('f', 0, 0, 0.9, 0, -62),
          use('f', 0, 0, -0.9, 0.9, 58),
          use('f', 0, 0, 0.8, 0, 42),
          use('f', 0, 0, -0.8, 0.8, -46),
        ),
        g(
          `fill="${leaf}"`,
          use('f', 0, 0, 1, 0, -24),
          use('f', 0, 0, -1, 1, 20),
          use('f', 0, 0, 1, 0, 12),
          use('f', 0, 0, -1, 1, -14),
        ),
      ),
    ),
  )

/** Path data of a pine, its foot at 0,4. */
export const PINE = 'M0-100l14 30H7l16 30H13l18 36H4V4h-8v-8h-27l18-36h-10l16-30h-7z'
