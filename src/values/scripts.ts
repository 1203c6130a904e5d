/** Whether a text is in scripts that write no blank between words: Chinese, Japanese, Thai and their neighbours. */
export function hasNoBlanks(text: string): boolean {
  return NO_BLANKS.test(text)
}

const NO_BLANKS =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\s]+$/u
