import { en } from './sentences/en.ts';
import type { Message } from './notice.ts';
import { fieldsOf, isText } from './shapes.ts';

/** How deep messages may stand one in another. */
const mostNested = 100;

const sentenceOf = (key: string): unknown => {
  let part: unknown = en;
  for (const name of key.split('.')) part = new Map(Object.entries(fieldsOf(part) ?? {})).get(name);
  return part;
};

/** The names of the places in an ICU message: a brace opens one at every other depth, between them stand the cases of a plural. */
function placesOf(sentence: string): readonly string[] {
  let depth = 0;
  const places: string[] = [];
  for (const [brace, name] of sentence.matchAll(/\}|\{\s*(\w*)/g)) {
    depth += brace === '}' ? -1 : 1;
    if (brace !== '}' && depth % 2 === 1 && name !== undefined) places.push(name);
  }
  return places;
}

const isValue = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Whether a value that came from outside is a message that can be said: its sentence is known and has what its places need. */
export function isSayable(value: unknown, depth = 0): value is Message {
  const { key, values, about, text, lines } = fieldsOf(value) ?? {};
  if (depth > mostNested) return false;
  if (key === undefined)
    return Array.isArray(lines) ? lines.every((line) => isSayable(line, depth + 1)) : isText(text);
  const sentence = typeof key === 'string' ? sentenceOf(key) : null;
  if (typeof sentence !== 'string' || (about !== undefined && !isSayable(about, depth + 1)))
    return false;
  return placesOf(sentence).every((place) =>
    place === 'about' ? about !== undefined : isValue(fieldsOf(values)?.[place]),
  );
}
