import type { FoundData } from './found-data.ts';
import type { TextReplacer } from './text-replacer.ts';
import { getTreatment, toData, type Treatment } from './treatment.ts';

/** A value with the treatment of where it stands. */
interface Placed {
  readonly value: unknown;
  readonly treatment: Treatment;
  /** The name of the property that holds it, or of the one that holds its list. */
  readonly name: string;
}

/** Properties whose texts are words of the program. */
const vocabularyNames =
  /^(?:type|kind|status|states?|roles?|mode|key|reason|phase|step|view|tab|sort|order|field|language)$/;
/** Properties that hold what a person is typing. */
const typedNames = /^(?:text|value|search|query|input)$/;

/** Returns what an object holds, each with its treatment. Keys of maps are not among it. */
function listInner(data: object, { treatment, name }: Placed): readonly Placed[] {
  const inside = (value: unknown): Placed => ({ value, treatment, name });
  if (Array.isArray(data) || data instanceof Set)
    return [...(data as Iterable<unknown>)].map(inside);
  if (data instanceof Map) return [...data.keys(), ...data.values()].map(inside);
  return Object.entries(data).map(([key, value]: [string, unknown]) => ({
    value,
    treatment: getTreatment(data, key, treatment),
    name: key,
  }));
}

/** Finds the secret and personal data in values. Every object is looked at once a treatment. */
export class DataFinder {
  private readonly seen = new Map<Treatment, Set<object>>();
  private readonly found: FoundData;

  constructor(found: FoundData) {
    this.found = found;
  }

  find(value: unknown): void {
    const waiting: Placed[] = [{ value, treatment: 'plain', name: '' }];
    for (let placed = waiting.pop(); placed !== undefined; placed = waiting.pop()) {
      if (typeof placed.value === 'string') this.findInText(placed.value, placed);
      else if (typeof placed.value === 'object' && placed.value !== null)
        waiting.push(...this.open(placed.value, placed));
    }
  }

  private open(value: object, placed: Placed): readonly Placed[] {
    const seen = this.seen.get(placed.treatment) ?? new Set();
    this.seen.set(placed.treatment, seen);
    if (seen.has(value)) return [];
    seen.add(value);
    const data = toData(value);
    if (data === undefined) return [];
    const inner = listInner(data, placed);
    if (!Array.isArray(data)) for (const { name } of inner) this.found.addVocabulary(name);
    return inner;
  }

  private findInText(text: string, { treatment, name }: Placed): void {
    if (treatment === 'secret') this.found.addSecret(text);
    else if (treatment === 'personal') this.found.addPersonal(text);
    else {
      if (vocabularyNames.test(name)) this.found.addVocabulary(text);
      this.found.addFrom(text);
    }
  }
}

/** Every so many levels a copy is encoded on its own. */
const levelsBetweenDeepCopies = 100;

/**
 * Copies values with placeholders for their secret and personal data. Objects that are shared stay
 * shared. It does not recurse, because the history of an editor is a chain of thousands of steps.
 */
export class RecordableCopier {
  /** Copies that lie deep, the deepest last. Encoded before the others, none nests deep. */
  readonly deepCopies: object[] = [];
  private readonly copies = new Map<Treatment, Map<object, unknown>>();
  private readonly waiting: { readonly fill: () => void; readonly depth: number }[] = [];
  private readonly replacer: TextReplacer;
  private depth = 0;

  constructor(replacer: TextReplacer) {
    this.replacer = replacer;
  }

  copy(value: unknown): unknown {
    this.depth = 0;
    const copy = this.copyPlaced({ value, treatment: 'plain', name: '' });
    for (const { fill, depth } of this.waiting) {
      this.depth = depth;
      fill();
    }
    this.waiting.length = 0;
    return copy;
  }

  private copyPlaced(placed: Placed): unknown {
    const { value, treatment } = placed;
    if (typeof value === 'string') return this.copyText(value, placed);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    const copies = this.copies.get(treatment) ?? new Map<object, unknown>();
    this.copies.set(treatment, copies);
    if (!copies.has(value)) copies.set(value, this.copyObject(value, placed));
    return copies.get(value);
  }

  private copyText(text: string, { treatment, name }: Placed): string {
    if (treatment === 'secret' || treatment === 'personal') return this.replacer.replaceWhole(text);
    if (treatment === 'pasted') return this.replacer.replaceInPasted(text);
    return typedNames.test(name)
      ? this.replacer.replaceInTyped(text)
      : this.replacer.replaceIn(text);
  }

  private copyObject(value: object, placed: Placed): unknown {
    const data = toData(value);
    if (data === undefined || data instanceof Date) return data;
    const [copy, fill] = this.prepare(data, placed);
    const depth = this.depth + 1;
    if (depth % levelsBetweenDeepCopies === 0) this.deepCopies.push(copy);
    this.waiting.push({ fill, depth });
    return copy;
  }

  /** Returns an empty copy of an object, and the function that fills it. */
  private prepare(data: object, placed: Placed): readonly [object, () => void] {
    const copyInner = (value: unknown): unknown => this.copyPlaced({ ...placed, value });
    if (Array.isArray(data)) {
      const list: unknown[] = [];
      return [list, () => list.push(...data.map(copyInner))];
    }
    if (data instanceof Set) {
      const set = new Set<unknown>();
      return [set, () => data.forEach((each) => set.add(copyInner(each)))];
    }
    if (data instanceof Map) {
      const map = new Map<unknown, unknown>();
      return [map, () => data.forEach((value, key) => map.set(copyInner(key), copyInner(value)))];
    }
    const fields: Record<string, unknown> = {};
    return [
      fields,
      () => {
        this.copyFields(data, fields, placed);
      },
    ];
  }

  private copyFields(data: object, fields: Record<string, unknown>, placed: Placed): void {
    for (const [name, value] of Object.entries<unknown>({ ...data })) {
      if (typeof value === 'function' || name === '__proto__') continue;
      const treatment = getTreatment(data, name, placed.treatment);
      fields[this.replacer.replaceIn(name)] = this.copyPlaced({ value, treatment, name });
    }
  }
}
