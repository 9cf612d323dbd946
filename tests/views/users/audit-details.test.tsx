import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { AuditRow } from '../../../src/machines/users/audit-machines.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { AuditTarget } from '../../../src/views/users/audit-details.tsx';

test.each([
  [{ before: ['ROLE_PUBLISH'], after: ['ROLE_ADMIN'] }, 'PublisherbecomesAdmin'],
  [{ before: [], after: ['ROLE_ADMIN'] }, 'CustomerbecomesAdmin'],
  [{ after: ['ROLE_SUPER_ADMIN'] }, 'Super admin'],
  [{ before: ['ROLE_ADMIN'], after: ['ROLE_ADMIN'] }, ''],
  [null, ''],
])('an entry with %o says which roles an account had and has', (details, roles) => {
  const entry: Pick<AuditRow, 'target' | 'details'> = { target: 'ada@x.org', details };
  const { container } = render(
    <MessagesProvider>
      <AuditTarget entry={entry as AuditRow} />
    </MessagesProvider>,
  );
  expect(container.textContent).toBe(`ada@x.org${roles}`);
});
