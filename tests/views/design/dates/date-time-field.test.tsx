import { CalendarDateTime } from '@internationalized/date';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, test } from 'vitest';

import { DateTimeField } from '../../../../src/views/design/dates/date-time-field.tsx';
import { toInstant, toLocalTime } from '../../../../src/views/design/dates/local-time.ts';

beforeAll(async () => {
  await import('../../../../src/views/design/dates/date-time-calendar.tsx');
});

const labels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  clear: 'Clear',
  time: 'Time',
  done: 'Done',
  incomplete: 'The date was not complete.',
  unavailable: 'The calendar cannot be loaded now.',
};

interface FieldProps {
  readonly start: string | null;
  readonly timeZone: string;
  readonly values: (string | null)[];
  readonly earliest?: () => number;
}

function Field({ start, timeZone, values, earliest }: FieldProps) {
  const [value, setValue] = useState(start);
  const change = (next: string | null) => {
    values.push(next);
    setValue(next);
  };
  return (
    <>
      <DateTimeField
        label="Start Date"
        value={value}
        onChange={change}
        timeZone={timeZone}
        getMinTimeMs={earliest}
        labels={labels}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function show(props: Omit<FieldProps, 'values'>) {
  const values: (string | null)[] = [];
  render(<Field {...props} values={values} />);
  await screen.findByRole('group', { name: 'Start Date' });
  const group = () => screen.getByRole('group', { name: 'Start Date' });
  const visible = () => group().textContent.replaceAll(/[⁦-⁩]/g, '').replaceAll(/\s/g, ' ');
  return {
    values,
    shown: visible,
    user: userEvent.setup(),
    part: (name: RegExp) => within(group()).getByRole('spinbutton', { name }),
  };
}

describe('instants and clocks', () => {
  const local = (day: number, hour: number, month = 3) =>
    new CalendarDateTime(2026, month, day, hour, 30);

  it.each([
    ['Europe/Berlin', local(28, 2), '2026-03-28T01:30:00.000Z'],
    ['Europe/Berlin', local(30, 2), '2026-03-30T00:30:00.000Z'],
    ['America/New_York', local(8, 12), '2026-03-08T16:30:00.000Z'],
    ['Asia/Kathmandu', local(8, 12), '2026-03-08T06:45:00.000Z'],
    ['Pacific/Kiritimati', local(8, 12), '2026-03-07T22:30:00.000Z'],
  ])('QVAL-23 in %s the clocks say %s at %s', (zone, time, instant) => {
    expect(toInstant(time, zone, null)).toBe(instant);
    expect(toLocalTime(instant, zone).toString()).toBe(time.toString());
  });

  it('QVAL-23 a time skipped by a clock change moves forward by the gap', () => {
    expect(toInstant(local(29, 2), 'Europe/Berlin', null)).toBe('2026-03-29T01:30:00.000Z');
    expect(toLocalTime('2026-03-29T01:30:00.000Z', 'Europe/Berlin').toString()).toBe(
      '2026-03-29T03:30:00',
    );
  });

  it('QVAL-23 a time that occurs twice is the first one, or the one with the previous offset', () => {
    const [first, second] = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'] as const;
    expect(toInstant(local(25, 2, 10), 'Europe/Berlin', null)).toBe(first);
    expect(toInstant(local(25, 2, 10), 'Europe/Berlin', first)).toBe(first);
    expect(toInstant(local(25, 2, 10), 'Europe/Berlin', second)).toBe(second);
    expect(toInstant(local(25, 2, 10), 'Europe/Berlin', '2026-12-01T12:00:00.000Z')).toBe(second);
  });
});

test.each([
  ['Europe/Berlin', '12/01/2026 10:00 AM', '2026-12-01T10:00:00.000Z'],
  ['America/New_York', '12/01/2026 04:00 AM', '2026-12-01T10:00:00.000Z'],
])(
  'LIM-33 QFRM-09 in %s a date shows as %s, and an hour later is %s',
  async (timeZone, words, later) => {
    const { shown, user, part, values } = await show({
      start: '2026-12-01T09:00:00.000Z',
      timeZone,
    });
    expect(shown()).toContain(words);
    await user.click(part(/hour/));
    await user.keyboard('{ArrowUp}');
    expect(values).toEqual([later]);
  },
);

test('QFRM-09 a complete date can be typed', async () => {
  const { user, values, part } = await show({ start: null, timeZone: 'Europe/Berlin' });
  await user.click(part(/month/));
  await user.keyboard('12012026');
  await user.keyboard('0915');
  await user.keyboard('p');
  expect(values.at(-1)).toBe('2026-12-01T20:15:00.000Z');
});

test('QFRM-09 an incomplete date is not accepted, and the field says so', async () => {
  const { user, values, shown, part } = await show({ start: null, timeZone: 'Europe/Berlin' });
  await user.click(part(/month/));
  await user.keyboard('12');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(values).toEqual([]);
  expect(screen.getByText('The date was not complete.')).toBeInTheDocument();
  expect(shown()).not.toContain('12');
});

test('QFRM-10 a date is cleared, and the focus stays at the field', async () => {
  const { user, values } = await show({ start: '2026-12-01T09:00:00.000Z', timeZone: 'UTC' });
  await user.click(screen.getByRole('button', { name: 'Clear: Start Date' }));
  expect(values).toEqual([null]);
  expect(screen.getByRole('button', { name: 'Open the calendar: Start Date' })).toHaveFocus();
});

test('QVAL-23 QVAL-24 the calendar disables days before the minimum, keeps the time of day, and returns the focus', async () => {
  const { user, values } = await show({
    start: '2026-12-10T09:00:00.000Z',
    timeZone: 'Europe/Berlin',
    earliest: () => Date.parse('2026-12-05T23:30:00.000Z'),
  });
  const opener = screen.getByRole('button', { name: 'Open the calendar: Start Date' });
  await user.click(opener);
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Start Date' }));
  const day = (words: string) =>
    calendar.getByRole('button', { name: new RegExp(`December ${words}, 2026`) });
  expect(day('5')).toHaveAttribute('aria-disabled', 'true');
  expect(day('6')).not.toHaveAttribute('aria-disabled');
  await user.click(day('24'));
  expect(values).toEqual(['2026-12-24T09:00:00.000Z']);
  await user.click(calendar.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
});
