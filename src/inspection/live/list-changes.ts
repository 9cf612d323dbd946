import { isSecretField, isSecretName, toPlain } from './to-plain.ts';

/** One difference between two contexts. A secret one says only that it changed. */
export interface ValueChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'reordered';
  /** Such as `items[q2].options[2].text`: elements with an id or a key are named by it. */
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly isSecret?: true;
}

const maxDepth = 12;
const maxChanges = 50;

type Fields = Readonly<Record<string, unknown>>;
interface Place {
  readonly path: string;
  readonly isSecret: boolean;
  readonly depth: number;
}

const isPlainObject = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Returns what names an element of a list or a stored thing; null when nothing does. */
function getIdentity(value: unknown): string | null {
  if (!isPlainObject(value)) return null;
  const identity = value['id'] ?? value['key'];
  return typeof identity === 'string' || typeof identity === 'number' ? String(identity) : null;
}

const isReplaced = (before: unknown, after: unknown): boolean =>
  getIdentity(before) !== getIdentity(after);

/** Whether a value has the form of its owner, as the next node of a linked list has. */
const isLink = (owner: Fields, value: unknown): boolean =>
  isPlainObject(value) && Object.keys(value).join() === Object.keys(owner).join();

class ChangeList {
  readonly changes: ValueChange[] = [];

  get isFull(): boolean {
    return this.changes.length >= maxChanges;
  }

  add(kind: ValueChange['kind'], place: Place, values: Partial<ValueChange>): void {
    if (this.isFull) return;
    const { path, isSecret } = place;
    this.changes.push(
      isSecret ? { kind, path, isSecret: true } : { kind, path: path || '.', ...values },
    );
  }

  compare(before: unknown, after: unknown, place: Place): void {
    if (Object.is(before, after) || this.isFull) return;
    if (typeof before === 'function' && typeof after === 'function') return;
    const isDeep = place.depth < maxDepth && !place.isSecret;
    if (isDeep && Array.isArray(before) && Array.isArray(after))
      this.compareElements(before, after, place);
    else if (isDeep && isPlainObject(before) && isPlainObject(after) && !isReplaced(before, after))
      this.compareFields(before, after, place);
    else this.add('changed', place, { before, after });
  }

  private compareFields(before: Fields, after: Fields, place: Place): void {
    const enter = (name: string): Place => ({
      path: place.path === '' ? name : `${place.path}.${name}`,
      isSecret: isSecretName(name) || (name === 'value' && isSecretField(after)),
      depth: place.depth + 1,
    });
    for (const [name, value] of Object.entries(after)) {
      if (!(name in before)) this.add('added', enter(name), { after: value });
      else if (!isLink(after, value) || !isLink(before, before[name]))
        this.compare(before[name], value, enter(name));
    }
    for (const [name, value] of Object.entries(before))
      if (!(name in after)) this.add('removed', enter(name), { before: value });
  }

  private compareElements(
    before: readonly unknown[],
    after: readonly unknown[],
    place: Place,
  ): void {
    const [start, end] = countSharedEnds(before, after);
    const left = before.slice(start, before.length - end);
    const right = after.slice(start, after.length - end);
    const enter = (element: unknown, index: number): Place => ({
      path: `${place.path}[${getIdentity(element) ?? String(index + start)}]`,
      isSecret: false,
      depth: place.depth + 1,
    });
    const nameOf = (element: unknown, index: number): string =>
      getIdentity(element) ?? `#${String(index)}`;
    const rightByName = new Map(right.map((element, index) => [nameOf(element, index), element]));
    const leftNames = left.map(nameOf);
    const kept = leftNames.filter((name) => rightByName.has(name));
    for (const [index, element] of left.entries()) {
      const name = nameOf(element, index);
      if (rightByName.has(name))
        this.compare(element, rightByName.get(name), enter(element, index));
      else this.add('removed', enter(element, index), { before: element });
    }
    const known = new Set(leftNames);
    for (const [index, element] of right.entries())
      if (!known.has(nameOf(element, index)))
        this.add('added', enter(element, index), { after: element });
    const order = right.map(nameOf).filter((name) => known.has(name));
    if (order.join() !== kept.join()) this.add('reordered', place, { before: kept, after: order });
  }
}

/** Returns how many elements two lists share at their start and, of the rest, at their end. */
function countSharedEnds(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly [number, number] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && Object.is(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shortest - start && Object.is(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [start, end];
}

/**
 * Returns how two immutable values differ, at most 50 differences. Parts that are the same
 * reference are not looked into, so the cost depends on what changed, not on the size.
 */
export function listChanges(before: unknown, after: unknown): readonly ValueChange[] {
  const list = new ChangeList();
  list.compare(before, after, { path: '', isSecret: false, depth: 0 });
  return list.changes;
}

/** Returns a change whose values can be posted and shown. */
export const toPlainChange = ({ before, after, ...change }: ValueChange): ValueChange => ({
  ...change,
  ...(before !== undefined && { before: toPlain(before) }),
  ...(after !== undefined && { after: toPlain(after) }),
});
