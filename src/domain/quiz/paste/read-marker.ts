/**
 * What a line begins with. `from` and `to` enclose its text, `titleFrom` is before a mark that an
 * option has. `value` counts from 1, so that B and 2 are both 2. A mark that may only be a bullet
 * makes the option `maybe` right.
 */
export interface LineMarker {
  readonly kind: 'number' | 'letter' | 'bullet' | 'none';
  readonly value: number;
  /** The sign after the letter or number. */
  readonly delimiter: string;
  readonly right: 'yes' | 'maybe' | 'no';
  readonly indent: number;
  readonly titleFrom: number;
  readonly from: number;
  readonly to: number;
}

const bullet = /(?:[-–—•◦○●▪·‣⁃*§]|o(?=[\t\u00A0]))\s{1,20}/y;
const checkbox = /(?:\[([ xX✓✔*]?)\]|([☑☒✅✓✔√☐])\uFE0F?)\s{0,20}/y;
const letter = /\(?([A-Za-z])(?:(\)|\.\))\s{0,20}|([.:\]])(?:\s{1,20}|$)|(\t)\s{0,20})/y;
const number =
  /(q(?:uestion)?\.?\s{0,3}#?|#|no\.\s{0,3})?\(?(\d{1,4})(?:([).]|\.\))(?=\s|$|[^\d\s.])|([:\t])(?=\s|$|[A-Za-z])|(?=\s|$))\s{0,20}/iy;
const star = /\*\s{0,20}/y;
const rightWord = /\s{1,5}(?:\*|[([](?:correct|right|true)[)\]]|[<←]-{0,3}\s?(?:correct|right))$/i;
const rightSign = /\s{0,5}[✓✔✅☑]\uFE0F?$/;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether a star before a text is Markdown's emphasis, which ends with another star. */
const isEmphasized = (text: string, at: number, end: number): boolean =>
  text.charAt(at) === '*' && end - at > 2 && text.charAt(end - 1) === '*';

class MarkerScanner {
  readonly text: string;
  at: number;
  end: number;
  kind: LineMarker['kind'] = 'none';
  value = 0;
  delimiter = '';
  right: LineMarker['right'] = 'no';

  constructor(text: string) {
    this.text = text;
    this.end = text.trimEnd().length;
    this.at = Math.min(this.end, text.length - text.trimStart().length);
  }

  take(pattern: RegExp): RegExpExecArray | null {
    const found = matchAt(pattern, this.text, this.at);
    if (found !== null) this.at = Math.min(this.end, this.at + found[0].length);
    return found;
  }

  readBullet(): void {
    const isStar = this.text.charAt(this.at) === '*';
    if (this.take(bullet) === null) return;
    this.kind = 'bullet';
    if (isStar && matchAt(letter, this.text, this.at) !== null) this.right = 'maybe';
  }

  readCheckbox(): void {
    const found = this.take(checkbox);
    if (found === null) return;
    if (this.kind === 'none') this.kind = 'bullet';
    const sign = (found[1] ?? '') + (found[2] ?? '');
    if (sign.trim() !== '' && sign !== '☐') this.right = 'yes';
  }

  readStar(): void {
    if (this.text.charAt(this.at) !== '*' || isEmphasized(this.text, this.at, this.end)) return;
    if (this.take(star) !== null) this.right = 'yes';
  }

  readLabel(): void {
    const lettered = this.take(letter);
    if (lettered !== null) {
      this.kind = 'letter';
      this.value = ((lettered[1] ?? 'a').toLowerCase().codePointAt(0) ?? 97) - 96;
      this.delimiter = lettered[2] ?? lettered[3] ?? '\t';
      return;
    }
    const numbered = matchAt(number, this.text, this.at);
    if (numbered === null) return;
    const delimiter = numbered[3] ?? numbered[4];
    if (delimiter === undefined && numbered[1] === undefined) return;
    this.at = Math.min(this.end, this.at + numbered[0].length);
    this.kind = 'number';
    this.value = Number(numbered[2]);
    this.delimiter = delimiter ?? '';
  }

  readEnd(): void {
    // The marks are short, so only the end of a long line is looked at.
    const start = Math.max(this.at, this.end - 30);
    const tail = this.text.slice(start, this.end);
    const found = rightWord.exec(tail) ?? rightSign.exec(tail);
    if (found === null) return;
    this.right = 'yes';
    this.end = start + found.index;
  }
}

/**
 * Returns what a line begins with: a number (`1.`, `1)`, `(1)`, `Q1:`), a letter (`A)`, `a.`,
 * `(a)`) or a bullet, and whether it is marked as right (`*b.`, `B) *`, `[x]`, `✓`).
 */
export function readMarker(text: string): LineMarker {
  const scanner = new MarkerScanner(text);
  const indent = scanner.at;
  scanner.readBullet();
  const afterBullet = scanner.at;
  scanner.readCheckbox();
  scanner.readStar();
  scanner.readLabel();
  const { kind: label } = scanner;
  const titleFrom = label === 'number' || label === 'letter' ? scanner.at : afterBullet;
  scanner.readStar();
  if (scanner.kind === 'letter') scanner.readCheckbox();
  scanner.readEnd();
  const { kind, value, delimiter, right, at, end } = scanner;
  return { kind, value, delimiter, right, indent, titleFrom, from: at, to: Math.max(at, end) };
}
