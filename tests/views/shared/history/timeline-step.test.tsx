import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { StepTime } from '../../../../src/views/shared/history/timeline-step.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';

const now = new Date(2026, 10, 27, 14, 30).getTime();
const minute = 60_000;

test.each([
  ['a step of this second', 0, 'now'],
  ['a step of a clock that is ahead', -3_000, 'now'],
  ['one that is minutes old', 59 * minute, '59 minutes ago'],
  ['one that is older than an hour', 61 * minute, '13:29'],
  ['one of another day', 15 * 60 * minute, 'Nov 26, 23:30'],
])('ENT-07 the time of %s is said once', (_, age, text) => {
  render(
    <MessagesProvider>
      <StepTime at={now - age} now={now} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('time').textContent).toBe(text);
});
