import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Button } from '../../../src/views/design/button.tsx';
import { IconButton } from '../../../src/views/design/icon-button.tsx';
import { Link, NavigationProvider } from '../../../src/views/design/link.tsx';

function renderCounted(props: {
  readonly whyDisabled?: string;
  readonly busy?: boolean;
}): () => number {
  let presses = 0;
  render(
    <Button
      {...props}
      onClick={() => {
        presses += 1;
      }}
    >
      Save Quiz
    </Button>,
  );
  return () => presses;
}

test('a button that cannot be pressed now stays reachable, does nothing, and says why', async () => {
  const presses = renderCounted({ whyDisabled: 'The quiz has no questions yet.' });
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Save Quiz' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The quiz has no questions yet.');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('The quiz has no questions yet.');
  await userEvent.keyboard('{Enter}');
  expect(presses()).toBe(0);
});

test('a busy button keeps its focus and takes no second press', async () => {
  const presses = renderCounted({ busy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save Quiz' }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(presses()).toBe(0);
});

test('an icon button is named by its label and described by its tooltip, which Escape takes away', async () => {
  render(<IconButton label="Undo" tooltip="Undo: Added question 2" kbd="Ctrl Z" icon={<svg />} />);
  await userEvent.hover(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(
    'Undo: Added question 2',
  );
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Undo: Added question 2Ctrl Z');
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a touch on a disabled control shows why it is disabled, a touch on any other shows nothing', async () => {
  render(
    <>
      <IconButton label="Delete" whyDisabled="A quiz keeps at least one activity." icon={<svg />} />
      <IconButton label="Undo" tooltip="Undo: Added question 2" icon={<svg />} />
    </>,
  );
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Undo' }),
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.pointer({
    keys: '[TouchA>]',
    target: screen.getByRole('button', { name: 'Delete' }),
  });
  expect(screen.getByRole('tooltip')).toHaveTextContent('A quiz keeps at least one activity.');
});

test('a mouse press on a disabled control shows why at once', async () => {
  render(
    <IconButton label="Delete" whyDisabled="A quiz keeps at least one activity." icon={<svg />} />,
  );
  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Delete' }),
  });
  expect(screen.getByRole('tooltip')).toHaveTextContent('A quiz keeps at least one activity.');
});

const added: string[] = [];
const remedy = {
  label: 'Add an activity',
  onPress: () => {
    added.push('activity');
  },
};

test.each([
  [
    'icon button',
    <IconButton
      key="icon"
      label="Delete"
      whyDisabled="A quiz keeps at least one activity."
      remedy={remedy}
      icon={<svg />}
    />,
  ],
  [
    'button',
    <Button key="text" whyDisabled="A quiz keeps at least one activity." remedy={remedy}>
      Delete
    </Button>,
  ],
])(
  'a disabled %s with a remedy says why and leads to it, by keyboard alone; the focus comes back',
  async (_, control) => {
    added.length = 0;
    render(control);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(
      screen.getByRole('dialog', { name: 'A quiz keeps at least one activity.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add an activity' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(added).toEqual([]);
    await userEvent.keyboard('[Space]{Enter}');
    expect(added).toEqual(['activity']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
);

test('a touch opens why with its remedy, a press elsewhere closes it', async () => {
  added.length = 0;
  render(
    <>
      <IconButton
        label="Delete"
        whyDisabled="A quiz keeps at least one activity."
        remedy={remedy}
        icon={<svg />}
      />
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Delete' }),
  });
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByText('Elsewhere') });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Delete' }),
  });
  await userEvent.pointer({
    keys: '[TouchA]',
    target: screen.getByRole('button', { name: 'Add an activity' }),
  });
  expect(added).toEqual(['activity']);
});

test("NAV-001 a link shows the address below the prefix; a plain click goes there without loading, a Ctrl click is the browser's", async () => {
  const gone: string[] = [];
  render(
    <NavigationProvider navigation={{ hrefOf: (to) => `/admin${to}`, go: (to) => gone.push(to) }}>
      <Link to="/quiz">Quizzes</Link>
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Quizzes' });
  expect(link).toHaveAttribute('href', '/admin/quiz');
  await userEvent.click(link);
  expect(gone).toEqual(['/quiz']);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(gone).toEqual(['/quiz']);
});
