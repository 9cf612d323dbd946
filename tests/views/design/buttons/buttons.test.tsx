import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Button } from '../../../../src/views/design/buttons/button.tsx';
import { IconButton } from '../../../../src/views/design/buttons/icon-button.tsx';
// Loads the code of popovers and tooltips before a test opens one.
import '../../../../src/views/design/overlays/popover-panel.tsx';
import '../../../../src/views/design/overlays/tooltip-panel.tsx';
import { Tooltip } from '../../../../src/views/design/overlays/tooltip.tsx';
import { Link, NavigationProvider } from '../../../../src/views/design/navigation/link.tsx';

function renderCounted(props: {
  readonly disabledReason?: string;
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

test('a disabled button stays focusable, does nothing, and shows the reason', async () => {
  const presses = renderCounted({ disabledReason: 'The quiz has no questions yet.' });
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Save Quiz' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The quiz has no questions yet.');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('The quiz has no questions yet.');
  await userEvent.keyboard('{Enter}');
  expect(presses()).toBe(0);
});

test('a busy button keeps its focus and ignores presses', async () => {
  const presses = renderCounted({ busy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Save Quiz' }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(presses()).toBe(0);
});

test('an icon button has its label as name and its tooltip as description; Escape hides the tooltip', async () => {
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
      <IconButton
        label="Delete"
        disabledReason="A quiz needs at least one activity."
        icon={<svg />}
      />
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
  expect(screen.getByRole('tooltip')).toHaveTextContent('A quiz needs at least one activity.');
});

test('a mouse press on a disabled control shows why at once', async () => {
  render(
    <IconButton
      label="Delete"
      disabledReason="A quiz needs at least one activity."
      icon={<svg />}
    />,
  );
  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Delete' }),
  });
  expect(screen.getByRole('tooltip')).toHaveTextContent('A quiz needs at least one activity.');
});

test('the tooltip around a button opens, although the button has a tooltip without text', async () => {
  render(
    <Tooltip text="Steps so far">{(target) => <Button {...target}>Timeline</Button>}</Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Timeline' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Steps so far');
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
      disabledReason="A quiz needs at least one activity."
      remedy={remedy}
      icon={<svg />}
    />,
  ],
  [
    'button',
    <Button key="text" disabledReason="A quiz needs at least one activity." remedy={remedy}>
      Delete
    </Button>,
  ],
])(
  'a disabled %s with a remedy shows the reason and runs the remedy, by keyboard too; the focus returns',
  async (_, control) => {
    added.length = 0;
    render(control);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(
      screen.getByRole('dialog', { name: 'A quiz needs at least one activity.' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add an activity' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    });
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
        disabledReason="A quiz needs at least one activity."
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

test('NAV-001 a link has an address below the prefix; a plain click navigates without loading, a Ctrl click is left to the browser', async () => {
  const visited: string[] = [];
  render(
    <NavigationProvider
      navigation={{ getHref: (to) => `/admin${to}`, navigate: (to) => visited.push(to) }}
    >
      <Link to="/quiz">Quizzes</Link>
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Quizzes' });
  expect(link).toHaveAttribute('href', '/admin/quiz');
  await userEvent.click(link);
  expect(visited).toEqual(['/quiz']);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(visited).toEqual(['/quiz']);
});
