import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { pathTo } from './src/domain/site/paths.ts'

const FIRST = 'client/styles/first'
const LATER = 'client/styles/later'
/** Sheets that a part of a page links by itself, where it stands. */
const LINKED = 'client/styles/linked'
const LAZY = 'client/lazy'
const templates = readdirSync(FIRST).map((file) => file.replace('.css', ''))
const linked = readdirSync(LINKED).map((file) => file.replace('.css', ''))
/** One file a lazy part, by its name. */
const parts = readdirSync(LAZY)

/** The paths that the inline script knows (client/known-paths.d.ts): it may share no module with a lazy part. */
const paths = {
  enquire: pathTo('enquire'),
  keep: pathTo('keep'),
  preferences: pathTo('preferences'),
  success: pathTo('success'),
  view: pathTo('view'),
  vitals: pathTo('vitals'),
}

/** What the build calls the stylesheet for what follows a template's first screen. */
const laterOf = (template: string) => `${template}-later`

/** Writes what the Worker inlines of the client's build (one stylesheet a template, the script) and where the rest is. */
function workerAssets(): Plugin {
  return {
    name: 'worker-assets',
    writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle)
      const take = (fileName: string, text: string) => {
        rmSync(join(dir, fileName))
        return text.trim()
      }
      const sheet = (name: string) => {
        const file = outputs.find((output) => output.type === 'asset' && output.names.includes(`${name}.css`))
        if (file?.type !== 'asset') throw new Error(`no stylesheet was built for ${name}`)
        return file
      }
      const styles = templates.map((name) => {
        const file = sheet(name)
        return [name, take(file.fileName, String(file.source))] as const
      })
      // Alike sheets are about as long. Side by side, gzip finds in one what the other has said: it looks 32 kB back.
      styles.sort(([, one], [, other]) => one.length - other.length)
      const main = outputs.find((output) => output.type === 'chunk' && output.name === 'main')
      if (main?.type !== 'chunk') throw new Error('no script was built')
      const deskScript = outputs.find((output) => output.type === 'chunk' && output.name === 'desk-script')
      const files = outputs.flatMap((output) =>
        output.type === 'chunk' && output.isEntry && output !== main && output !== deskScript
          ? [[output.name, withImports(output, bundle)]]
          : [],
      )
      const script = inlined(take(main.fileName, main.code), Object.fromEntries(files))
      const later = templates.map((name) => [name, `/${sheet(laterOf(name)).fileName}`])
      const built = {
        styles: Object.fromEntries(styles),
        script,
        laterStyles: Object.fromEntries(later),
        deskStyles: `/${sheet('desk').fileName}`,
        deskScript: `/${deskScript?.fileName}`,
        linkedStyles: Object.fromEntries(linked.map((name) => [name, `/${sheet(`${name}-linked`).fileName}`])),
        noticeStyle: String(sheet('notice-linked').source).trim(),
        fonts: fontFiles(bundle),
      }
      writeFileSync(join(dir, '../assets.ts'), assetsModule(built))
    },
  }
}

/**
 * Writes each lazy script a second time, in a folder of its own. A browser remembers by its address that a script was
 * lost (Chromium 150: for as long as the page stands), and a script names what it imports relative to itself.
 */
function secondCopies(): Plugin {
  return {
    name: 'second-copies',
    writeBundle({ dir = '' }, bundle) {
      const folder = join(dir, 'assets/again')
      mkdirSync(folder, { recursive: true })
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || output.name === 'main') continue
        writeFileSync(join(folder, basename(output.fileName)), output.code)
      }
    },
  }
}

/** The files of a lazy part and of all that it imports, its own first: they are asked for at the same time. */
function withImports(part: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const files = new Set([part.fileName])
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  return [...files].map((file) => basename(file, '.js'))
}

/** The script as it stands in a page: its names are its own, and it knows the files of the lazy parts. */
function inlined(code: string, parts: Record<string, string[]>): string {
  if (/\bimport\s*[{"'`\w*]/.test(code)) throw new Error('the inline script may share no module with a lazy part')
  const known = code.replace('__PARTS__', JSON.stringify(parts)).replaceAll('__import__(', 'import(')
  return `(()=>{${known}})()`
}

/** Where each font is, by the name of its face (src/cli/fonts/faces.ts). */
function fontFiles(bundle: Rolldown.OutputBundle): Record<string, string> {
  const fonts = Object.values(bundle).flatMap((file) =>
    file.type === 'asset'
      ? file.names.filter((name) => name.endsWith('.woff2')).map((name) => [name, file] as const)
      : [],
  )
  return Object.fromEntries(fonts.map(([name, { fileName }]) => [basename(name, '.woff2'), `/${fileName}`]))
}

type Built = {
  styles: Record<string, string>
  script: string
  laterStyles: Record<string, string>
  deskStyles: string
  deskScript: string
  linkedStyles: Record<string, string>
  noticeStyle: string
  fonts: Record<string, string>
}

function assetsModule(built: Built): string {
  const hashes = {
    script: sha256(built.script),
    styles: Object.fromEntries(Object.entries(built.styles).map(([name, style]) => [name, sha256(style)])),
    notice: sha256(built.noticeStyle),
  }
  const assets = JSON.stringify({ ...built, hashes }, null, 2)
  return `// GENERATED by \`npm run build\`.\n\nexport const assets = ${assets}\n`
}

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

export default defineConfig({
  publicDir: 'public',
  define: Object.fromEntries(Object.entries(paths).map(([name, path]) => [`PATHS.${name}`, JSON.stringify(path)])),
  plugins: [workerAssets(), secondCopies()],
  build: {
    outDir: 'dist/public',
    emptyOutDir: true,
    target: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: false,
    cssMinify: 'lightningcss',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      // Short names: the inline script of every page lists them.
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        // A file of its own for one path would be one more to name and to fetch.
        codeSplitting: { groups: [{ name: 'toast', test: /toast\.ts|ui\/elements\/sprite/ }] },
      },
      input: {
        main: 'client/main.ts',
        ...Object.fromEntries(parts.map((file) => [file.replace(/\.tsx?$/, ''), `${LAZY}/${file}`])),
        ...Object.fromEntries(templates.map((name) => [name, `${FIRST}/${name}.css`])),
        desk: 'client/styles/desk.css',
        'desk-script': 'client/desk.ts',
        ...Object.fromEntries(templates.map((name) => [laterOf(name), `${LATER}/${name}.css`])),
        ...Object.fromEntries(linked.map((name) => [`${name}-linked`, `${LINKED}/${name}.css`])),
      },
    },
  },
})
