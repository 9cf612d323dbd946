import type { Message } from '../../messages/message.ts';
import { readFields } from '../../shapes.ts';

const reasons = ['nothingToAsk', 'tooMuch', 'invalidQuestion', 'brokeOff'] as const;

/** Why the quiz of a section could not be rebuilt (QIO-22). */
export interface RebuildFailure {
  readonly reason: (typeof reasons)[number];
  /** The title of the section, or of the article with the invalid question; empty for `brokeOff`. */
  readonly name: string;
}

/** Returns the failure in a value that came from outside, or null: newer servers know more reasons. */
export function readRebuildFailure(value: unknown): RebuildFailure | null {
  const { reason: word, name } = readFields(value) ?? {};
  const reason = reasons.find((each) => each === word);
  return reason === undefined || typeof name !== 'string' ? null : { reason, name };
}

/** Returns the failure in words. */
export const describeRebuildFailure = ({ reason, name }: RebuildFailure): Message => ({
  key: `rebuildFailures.${reason}`,
  values: { name },
});
