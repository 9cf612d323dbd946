import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Checkbox } from '../../../../src/views/design/fields/checkbox.tsx';
import { DateTimeField } from '../../../../src/views/design/dates/date-time-field.tsx';
import { PasswordField } from '../../../../src/views/design/fields/password-field.tsx';
import { SearchField } from '../../../../src/views/design/fields/search-field.tsx';
import { SegmentedControl } from '../../../../src/views/design/fields/segmented-control.tsx';
import { Select } from '../../../../src/views/design/fields/select.tsx';
import { TextArea } from '../../../../src/views/design/fields/text-area.tsx';
import { TextField } from '../../../../src/views/design/fields/text-field.tsx';

const ignore = (): void => undefined;

test('a text field ties its label, description and error to the input', () => {
  render(
    <TextField
      label="Title"
      required
      description="Shown in the list."
      error="This field is required"
      value=""
      onChange={ignore}
    />,
  );
  const input = screen.getByRole('textbox', { name: /^Title/ });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('Shown in the list. This field is required');
});

test('a text area tells its style sheet how many lines it has', () => {
  render(<TextArea label="Addresses" rows={6} value="" onChange={ignore} />);
  render(<TextArea label="Note" value="" onChange={ignore} />);
  expect(screen.getByRole('textbox', { name: 'Addresses' })).toHaveStyle('--rows: 6');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveStyle('--rows: 3');
});

test('a password shows on demand and hides again', async () => {
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      showLabel="Show the password"
      value="secret"
      onChange={ignore}
    />,
  );
  const input = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Show the password' });
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
});

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />;
}

test('Escape and the clear button empty a search and keep the focus', async () => {
  render(<Search />);
  const input = screen.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(input, 'enzyme{Escape}');
  expect(input).toHaveValue('');
  await userEvent.type(input, 'kinetics');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

test('a segmented control is one stop; arrow keys choose', async () => {
  const chosen: string[] = [];
  const choices = [
    { value: 'graded', label: 'Graded' },
    { value: 'ungraded', label: 'Ungraded' },
  ] as const;
  render(
    <SegmentedControl
      label="Type"
      choices={choices}
      value="graded"
      onChange={(value) => chosen.push(value)}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Graded' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toEqual(['ungraded']);
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeInTheDocument();
});

test('a checkbox for several things can be mixed', () => {
  render(<Checkbox label="Select all rows" checked={false} indeterminate onChange={ignore} />);
  expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
});

test('a select has its label and value as name, and works by keyboard', async () => {
  const chosen: string[] = [];
  const choices = [
    { value: 'biology', label: 'Biology' },
    { value: 'chemistry', label: 'Chemistry' },
  ] as const;
  render(
    <Select
      label="Subject"
      choices={choices}
      value="biology"
      error="Only one is left"
      onChange={(value) => chosen.push(value)}
    />,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Subject Biology' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Only one is left');
  await userEvent.keyboard('[Space]');
  await vi.waitFor(() => {
    expect(screen.getByRole('option', { name: 'Biology', hidden: true })).toHaveAttribute(
      'data-focus',
    );
  });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['chemistry']);
});

const dateLabels = {
  open: 'Open the calendar',
  calendar: 'Calendar',
  clear: 'Clear',
  time: 'Time',
  done: 'Done',
  incomplete: 'The date was not complete.',
  unavailable: 'The calendar cannot be loaded now.',
};

test('a date and time is written in its segments as MM/dd/yyyy hh:mm AM and handed out as a UTC instant', async () => {
  const instants: (string | null)[] = [];
  const instant = new Date(2026, 11, 1, 9, 0).toISOString();
  render(
    <DateTimeField
      label="Start Date"
      value={instant}
      onChange={(value) => instants.push(value)}
      labels={dateLabels}
    />,
  );
  await import('../../../../src/views/design/dates/date-time-input.tsx');
  const visible = (await screen.findByRole('group', { name: 'Start Date' })).textContent
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s/g, ' ');
  expect(visible).toContain('12/01/2026 09:00 AM');
  await userEvent.click(screen.getByRole('spinbutton', { name: /hour/ }));
  await userEvent.keyboard('{ArrowUp}');
  expect(instants).toEqual([new Date(2026, 11, 1, 10, 0).toISOString()]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear: Start Date' }));
  expect(instants.at(-1)).toBeNull();
});
