import { type Box, hasRoom, isShown, meet } from './boxes.ts'
import { paintedPart } from './clips.ts'

type Line = { box: Box; text: string; parent: Element }

/** No text; or in the bars at the window's lower edge, under which a text goes on as under the edge itself. */
const NO_TEXT = '.typing, select, svg, script, style, template, noscript, .dock, .checkout'

/** Texts that are written over each other. */
export function textsOverTexts(stage: Element): string[] {
  const lines = linesIn(stage).toSorted((one, two) => one.box.top - two.box.top)
  return lines.flatMap((line, at) =>
    laterOnTheSameHeight(lines, at)
      .filter((other) => other.parent !== line.parent && hasRoom(meet(line.box, other.box), 2))
      .map((other) => `"${line.text}" and "${other.text}" are written over each other`),
  )
}

function laterOnTheSameHeight(lines: Line[], at: number): Line[] {
  const bottom = lines[at]?.box.bottom ?? 0
  const end = lines.findIndex(({ box }, next) => next > at && box.top >= bottom)
  return lines.slice(at + 1, end < 0 ? undefined : end)
}

/** Every line of every text, as high as its small letters: the close lines of one heading do not meet. */
function linesIn(stage: Element): Line[] {
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest(NO_TEXT) || !isShown(parent)) continue
    lines.push(...linesOf(node, parent))
  }
  return lines
}

function linesOf(node: Node, parent: Element): Line[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.25
  const text = (node.nodeValue ?? '').trim().slice(0, 24)
  return [...range.getClientRects()]
    .map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2
      const small = { left: left + 1, right: right - 1, top: middle - half, bottom: middle + half }
      return { box: paintedPart(parent, small), text, parent }
    })
    .filter(({ box }) => hasRoom(box))
}
