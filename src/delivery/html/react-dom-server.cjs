/**
 * What the Worker's bundle (src/cli/build/bundle-worker.ts) puts in the place of react-dom/server: only the half that makes
 * whole strings, which the package does not export alone, and only once a page is rendered. React makes an Error while
 * it loads; at the Worker's start V8 would read the whole bundle a second time to note where.
 */
exports.renderToStaticMarkup = (...asked) => half().renderToStaticMarkup(...asked)

/**
 * What is hydrated, an island, is rendered with a prefix for its ids. The renderer of pages asks without one: React
 * leaves no marks of its own in them.
 */
exports.renderToString = (element, options) =>
  options ? half().renderToString(element, options) : half().renderToStaticMarkup(element)

function half() {
  return process.env.NODE_ENV === 'production'
    ? require('../../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')
    : require('../../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.development.js')
}
