/** A place in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'next' | 'nothing';

const space = /[ \t\n\r]*/y;
const letters = /[ !#-[\]-\uffff]+/y;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const word = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** Returns how far a pattern matches at a position. */
function matchAt(pattern: RegExp, json: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(json) ? pattern.lastIndex : position;
}

/** Reads JSON that cannot be parsed up to its error. It does not recurse. */
class JsonReader {
  position = 0;
  private expected: Expected = 'value';
  private readonly open: ('{' | '[')[] = [];
  private readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** Reads the next part. Returns whether it is as expected; `position` is at the error if not. */
  read(): boolean {
    this.position = matchAt(space, this.json, this.position);
    const character = this.json[this.position];
    if (character === undefined) return false;
    switch (this.expected) {
      case 'value':
      case 'valueOrEnd':
        return (this.expected === 'valueOrEnd' && this.close(character)) || this.readValue();
      case 'keyOrEnd':
        return this.close(character) || this.readText('colon');
      case 'key':
        return this.readText('colon');
      case 'colon':
        return character === ':' && this.pass('value');
      case 'next':
        if (character === ',') return this.pass(this.open.at(-1) === '{' ? 'key' : 'value');
        return this.close(character);
      case 'nothing':
        return false;
    }
  }

  private pass(expected: Expected): boolean {
    this.position += 1;
    this.expected = expected;
    return true;
  }

  private get afterValue(): Expected {
    return this.open.length === 0 ? 'nothing' : 'next';
  }

  private close(character: string): boolean {
    if (character !== (this.open.at(-1) === '{' ? '}' : ']')) return false;
    this.open.pop();
    return this.pass(this.afterValue);
  }

  private readValue(): boolean {
    const character = this.json[this.position];
    if (character === '{' || character === '[') {
      this.open.push(character);
      return this.pass(character === '{' ? 'keyOrEnd' : 'valueOrEnd');
    }
    if (character === '"') return this.readText(this.afterValue);
    const end = matchAt(word, this.json, this.position);
    if (end === this.position) return false;
    this.position = end;
    this.expected = this.afterValue;
    return true;
  }

  private readText(expected: Expected): boolean {
    if (this.json[this.position] !== '"') return false;
    let end = this.position + 1;
    // One pattern for a whole text would keep its place at each escape, and a long text has millions.
    do {
      this.position = end;
      end = matchAt(escape, this.json, matchAt(letters, this.json, end));
    } while (end > this.position);
    return this.json[this.position] === '"' && this.pass(expected);
  }
}

/**
 * Returns where a text that is no JSON stops to be JSON: at its end when it is cut off. Browsers
 * tell the place in different words, or not at all.
 */
export function findJsonError(json: string): TextPlace {
  const reader = new JsonReader(json);
  while (reader.read());
  const before = json.slice(0, reader.position).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
