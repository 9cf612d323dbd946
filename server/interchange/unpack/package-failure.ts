import type { Failure } from '../../../src/domain/outcome.ts';
import type { packageErrors } from '../../../src/domain/messages/en/server/package-errors.ts';
import type { Message } from '../../../src/domain/messages/message.ts';

/**
 * Returns a file name for a message: without invisible and bidirectional characters, shortened in
 * the middle.
 */
function formatFileName(name: string): string {
  const visibleName = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
  return visibleName.length > 80
    ? `${visibleName.slice(0, 40)}…${visibleName.slice(-39)}`
    : visibleName;
}

/**
 * Returns the failure for an invalid package, with the file's `name` and the limit `max` for
 * messages that mention them.
 */
export function toPackageFailure(
  code: keyof typeof packageErrors,
  { name = '', max = '' }: { readonly name?: string; readonly max?: string | number } = {},
): Failure {
  const message: Message = {
    key: `packageErrors.${code}`,
    values: { max, name: `“${formatFileName(name)}”` },
  };
  return { kind: 'invalid', message, errors: { file: [message] } };
}
