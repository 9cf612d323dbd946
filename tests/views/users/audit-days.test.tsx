import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';

import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import AuditDays from '../../../src/views/users/audit-days.tsx';

interface Days {
  readonly from: string;
  readonly until: string;
}

function showDays(initial: Days): readonly (readonly [string, string])[] {
  const changes: (readonly [string, string])[] = [];
  function Owner(): ReactNode {
    const [days, setDays] = useState(initial);
    return (
      <MessagesProvider>
        <AuditDays
          {...days}
          onChange={(name, day) => {
            changes.push([name, day]);
            setDays({ ...days, [name]: day });
          }}
        />
      </MessagesProvider>
    );
  }
  render(<Owner />);
  return changes;
}
const getField = (name: string): HTMLElement => screen.getByRole('group', { name });
const getSegment = (field: string, part: RegExp): HTMLElement =>
  within(getField(field)).getByRole('spinbutton', { name: part });

test('SES-07 a typed day is reported once, when its year is complete', async () => {
  const changes = showDays({ from: '', until: '' });
  await userEvent.click(getSegment('From (UTC)', /month/));
  await userEvent.keyboard('03142026');
  expect(changes).toEqual([['from', '2026-03-14']]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear: From (UTC)' }));
  expect(changes.at(-1)).toEqual(['from', '']);
});

test('SES-07 days of the address are shown; a first day after the last is said to be wrong', async () => {
  showDays({ from: '2026-03-15', until: '2026-03-14' });
  expect(getField('From (UTC)')).toHaveTextContent('03/15/2026');
  expect(screen.getByText('The start date is after the end date.')).toBeVisible();
});

test('SES-07 what is no day in the address shows as no day', () => {
  showDays({ from: '2026-02-30', until: 'soon' });
  expect(getField('From (UTC)')).toHaveTextContent(/mm.*dd.*yyyy/);
  expect(getField('Until (UTC)')).toHaveTextContent(/mm.*dd.*yyyy/);
});
