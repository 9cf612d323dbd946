import { render, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { AuditRow } from '../../../src/machines/users/audit-machines.ts';
import type { AuditObjectKind } from '../../../src/domain/users/audit-entry.ts';
import { useFormatMessage } from '../../../src/views/shared/format-message.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { AuditTarget } from '../../../src/views/users/audit-details.tsx';
import { formatAction } from '../../../src/views/users/audit-text.ts';

test.each([
  [{ before: ['ROLE_PUBLISH'], after: ['ROLE_ADMIN'] }, 'PublisherbecomesAdmin'],
  [{ before: [], after: ['ROLE_ADMIN'] }, 'CustomerbecomesAdmin'],
  [{ after: ['ROLE_SUPER_ADMIN'] }, 'Super admin'],
  [{ before: ['ROLE_ADMIN'], after: ['ROLE_ADMIN'] }, ''],
  [null, ''],
])('an entry with %o says which roles an account had and has', (details, roles) => {
  const entry: Pick<AuditRow, 'target' | 'object' | 'details'> = {
    target: 'ada@x.org',
    object: null,
    details,
  };
  const { container } = render(
    <MessagesProvider>
      <AuditTarget entry={entry as AuditRow} />
    </MessagesProvider>,
  );
  expect(container.textContent).toBe(`ada@x.org${roles}`);
});

const about = (
  kind: AuditObjectKind,
  object: Partial<NonNullable<AuditRow['object']>> = {},
): AuditRow['object'] => ({
  kind,
  id: 62,
  quizList: kind === 'quiz' ? 'customer' : null,
  isThere: true,
  isRestorable: false,
  ...object,
});

const show = (entry: Partial<AuditRow>) =>
  render(
    <MessagesProvider>
      <AuditTarget entry={{ target: 'Cells', details: null, object: null, ...entry } as AuditRow} />
    </MessagesProvider>,
  );

test.each([
  [about('quiz'), '/quiz/customer-quiz/view/62'],
  [about('class'), '/classes/62'],
  [about('playlist'), '/playlist/62'],
  [about('collection'), '/methods-collections?search=Cells'],
  [about('sponsor'), '/sponsors/edit/62'],
  [about('translation'), '/translations?search=Cells'],
  [about('translationGroup'), '/translations/groups/edit/62'],
  [about('banner'), '/banner'],
  [about('flag', { id: null }), '/feature-flags'],
])('an entry links to its object: %o', (object, address) => {
  show({ object });
  expect(screen.getByRole('link', { name: 'Cells' }).getAttribute('href')).toBe(address);
});

test('an entry of an account links to the account', () => {
  show({ action: 'user disabled', target: 'ada@x.org' });
  expect(screen.getByRole('link', { name: 'ada@x.org' }).getAttribute('href')).toBe(
    '/admins?search=ada%40x.org',
  );
});

test('an entry of what is gone has no link, and offers to restore it while that can be done', () => {
  const gone = { isThere: false, quizList: null };
  const { container, unmount } = show({ object: about('quiz', gone) });
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).toBe('CellsQuiz');
  unmount();
  show({ object: about('quiz', { ...gone, isRestorable: true }) });
  const restore = screen.getByRole('link', { name: 'Restore ‘Cells’ in Recently deleted' });
  expect(restore.getAttribute('href')).toBe('/recently-deleted?search=Cells');
});

test.each([
  [['a@x.org'], 'Quiz: a@x.org'],
  [['a', 'b', 'c'], 'Quiz: a, b, c'],
  [['a', 'b', 'c', 'd', 'e'], 'Quiz: a, b, c and 2 more'],
])('an entry names the people or parts %o', (names, text) => {
  const { container } = show({ object: about('quiz'), details: { names } });
  expect(container.textContent).toBe(`Cells${text}`);
});

test.each([
  ['shared', '3', 'Shared with 3 people'],
  ['shared', '0', 'Shared with nobody'],
  ['students invited', '1', 'Invited one student'],
  ['values stored', '1200', 'Changed 1,200 values'],
  ['POST', '0', 'Created or sent'],
  ['something newer', '0', 'something newer'],
])('the action %s with %s is said in words', (action, count, text) => {
  const { result } = renderHook(useFormatMessage, { wrapper: MessagesProvider });
  expect(formatAction({ action, details: { count } } as unknown as AuditRow, result.current)).toBe(
    text,
  );
});
