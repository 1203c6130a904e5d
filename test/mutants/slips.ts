import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/**
 * A slip in one place of a file: from `start` to `end` its text becomes `becomes`. `isStatement`: the place is a statement.
 * `isAtLoad`: the place lies in no function, so that it is read once, when the file is loaded.
 */
export type Slip = {
  file: string
  start: number
  end: number
  becomes: string
  isStatement: boolean
  isAtLoad: boolean
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Slips = [at: Node, becomes: string][]
type Place = { text: string; isAtLoad: boolean; found: Omit<Slip, 'file'>[] }

/** A comparison at its edge or the other way round, and a condition that asks for both or for one. */
const OTHER: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '&&': '||',
  '||': '&&',
}
const IN_SQL: [RegExp, string][] = [
  [/ = /g, ' <> '],
  [/ <> /g, ' = '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ IS NULL/g, ' IS NOT NULL'],
  [/ IS NOT NULL/g, ' IS NULL'],
  [/ AND (?!\d)/g, ' OR '],
  [/ DESC\b/g, ''],
  [/(?<=LIMIT )\d+/g, '7'],
]
const SQL = /\b(SELECT|WHERE|UPDATE|INSERT|DELETE|AND|ORDER BY)\b/
const FUNCTION = /Function|^PropertyDefinition$/
/** Types, imports, and what is only told to a reader of the log. */
const NO_CODE = /^TS(?!As|NonNull|Satisfies)|^Import|^ThrowStatement$/

/** The slips of each kind of node: where, and what stands there then. */
const SLIPS: Record<string, (node: Node, text: string) => Slips> = {
  BinaryExpression: otherOperator,
  LogicalExpression: otherOperator,
  IfStatement: ({ test, consequent }) =>
    /^(Return|Throw|Continue)/.test((consequent as Node).type) ? [[test as Node, 'false']] : [],
  ExpressionStatement: (node, text) => {
    const call = node.expression as Node
    return isCall(call) && !isLog(call, text) ? [[node, '']] : []
  },
  TaggedTemplateExpression: inSql,
  TemplateLiteral: inSql,
  Literal: (node, text) => {
    if (typeof node.value === 'boolean') return [[node, String(!node.value)]]
    if (typeof node.value === 'number') return [[node, node.value === 7 ? '8' : '7']]
    return typeof node.value === 'string' ? inSql(node, text) : []
  },
}

/** Every slip in a file. */
export function slipsIn(file: string): Slip[] {
  const text = readFileSync(file, 'utf8')
  const place: Place = { text, isAtLoad: true, found: [] }
  walk(parseSync(file, text).program as unknown as Node, place)
  return place.found.map((slip) => ({ file, ...slip }))
}

function walk(node: Node, place: Place): void {
  if (NO_CODE.test(node.type) || isLog(node, place.text)) return
  for (const [{ start, end }, becomes] of SLIPS[node.type]?.(node, place.text) ?? [])
    place.found.push({ start, end, becomes, isStatement: becomes === '', isAtLoad: place.isAtLoad })
  const below = FUNCTION.test(node.type) ? { ...place, isAtLoad: false } : place
  for (const child of childrenOf(node)) walk(child, below)
}

/** A name of a property is no value, nor is a text without its tag. */
function childrenOf({ computed, ...node }: Node): Node[] {
  if (node.type === 'TaggedTemplateExpression') return (node.quasi as { expressions: Node[] }).expressions
  const values = Object.entries(node).flatMap(([key, value]) => (key === 'key' && !computed ? [] : [value]))
  return values.flat().filter(isNode)
}

function otherOperator(node: Node, text: string): Slips {
  const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)]
  const other = OTHER[operator]
  if (!other) return []
  const between = text.slice(left.end, right.start).replace(operator, other)
  return [[node, text.slice(left.start, left.end) + between + text.slice(right.start, right.end)]]
}

function inSql(node: Node, text: string): Slips {
  return sqlSlips(text.slice(node.start, node.end)).map((becomes) => [node, becomes])
}

function sqlSlips(sql: string): string[] {
  if (!SQL.test(sql)) return []
  return IN_SQL.flatMap(([is, becomes]) =>
    [...sql.matchAll(is)].map(({ 0: { length }, index }) => sql.slice(0, index) + becomes + sql.slice(index + length)),
  )
}

export const filesIn = (folder: string): string[] => globSync(`${folder}/**/*.{ts,tsx}`).sort()

/** A file's text with its slips, each behind the switch `globalThis.slip(number)`; numbers begin at 1. */
export function withSwitches(file: string, slips: Slip[]): string {
  const text = readFileSync(file, 'utf8')
  const numbered = slips.map((slip, at): Numbered => ({ ...slip, number: at + 1 })).filter((slip) => slip.file === file)
  const outerFirst = numbered.sort((one, other) => one.start - other.start || other.end - one.end)
  return render(text, { start: 0, end: text.length }, outerFirst)
}

type Numbered = Slip & { number: number }

function render(text: string, { start, end }: { start: number; end: number }, slips: Numbered[]): string {
  const [first, ...rest] = slips
  if (!first) return text.slice(start, end)
  const inside = rest.filter((other) => other.start < first.end)
  const after = rest.filter((other) => other.start >= first.end)
  const is = render(text, first, inside)
  const on = `globalThis.slip?.(${first.number})`
  const switched = first.isStatement ? `{ if (!${on}) ${is} }` : `(${on} ? ${first.becomes} : ${is})`
  return text.slice(start, first.start) + switched + render(text, { start: first.end, end }, after)
}

/** `src/domain/prices/price-window.ts:12 a < b → a <= b` */
export function inWords({ file, start, end, becomes }: Slip): string {
  const text = readFileSync(file, 'utf8')
  const line = text.slice(0, start).split('\n').length
  const short = (words: string) => words.replace(/\s+/g, ' ')
  return `${file}:${line} ${short(text.slice(start, end))} → ${short(becomes) || '(nothing)'}`
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function isCall({ type, argument }: Node): boolean {
  return type === 'CallExpression' || (type === 'AwaitExpression' && isCall(argument as Node))
}

function isLog({ type, callee }: Node, text: string): boolean {
  if (type !== 'CallExpression') return false
  const { start, end } = callee as Node
  return /^(logFault|console)/.test(text.slice(start, end))
}
