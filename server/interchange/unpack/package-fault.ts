import type { Failure } from '../../../src/domain/outcome.ts';
import { packageFaults } from '../../../src/domain/sentences/package-faults.ts';

/** A name as it stands in a sentence: without what is not seen or turns the writing, and not too long. */
function shownName(name: string): string {
  const seen = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return seen.length > 80 ? `${seen.slice(0, 40)}…${seen.slice(-39)}` : seen;
}

/** The refusal of a package that says what is wrong with it, with the file's `name` and the limit (`most`) where the sentence has them. */
export function packageFault(
  fault: keyof typeof packageFaults,
  { name = '', most = '' }: { readonly name?: string; readonly most?: string } = {},
): Failure {
  const message = packageFaults[fault]
    .replace('{most}', most)
    .replace('{name}', () => `“${shownName(name)}”`);
  return { kind: 'invalid', message, errors: { file: [message] } };
}
