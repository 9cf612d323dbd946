import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, SimulatedClock } from 'xstate';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { emptyLog, foldReports, type LiveLog } from '../../../src/inspection/live/live-log.ts';
import type {
  ActorTransition,
  PossibleEvent,
  Report,
} from '../../../src/inspection/live/messages.ts';
import {
  connectionMachine,
  type ChannelCommand,
  type ConnectionEvent,
} from '../../../src/machines/inspector/connection-machine.ts';
import { LiveDetails, LiveEventLog } from '../../../src/views/inspector/live/live-details.tsx';
import { LiveView } from '../../../src/views/inspector/live/live-view.tsx';
import { MomentBar } from '../../../src/views/inspector/live/moment-bar.tsx';
import { PossibleNow } from '../../../src/views/inspector/live/possible-now.tsx';
import { RunningActors } from '../../../src/views/inspector/live/running-actors.tsx';
import { SequenceDiagram } from '../../../src/views/inspector/live/sequence-diagram.tsx';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';

const start = (actor: string, name: string, parent: string | null = null): Report => ({
  type: 'actorStarted',
  actor,
  name,
  parent,
  chart: name,
  status: 'active',
  states: [name, `${name}.idle`],
});
const transition = (parts: Partial<ActorTransition> = {}): ActorTransition => ({
  type: 'transition',
  actor: 'x:1',
  at: new Date(2026, 10, 23, 10, 42, 7, 114).getTime(),
  durationMs: 0.42,
  event: 'item.retitle',
  payload: { type: 'item.retitle', title: 'Enzymes' },
  sender: null,
  status: 'active',
  states: ['quizEditor', 'quizEditor.dirty'],
  microsteps: [{ event: 'item.retitle', transitions: ['quizEditor.clean item.retitle 0'] }],
  changes: [
    { kind: 'changed', path: 'items[q2].title', before: 'Enzyme', after: 'Enzymes' },
    { kind: 'changed', path: 'values.password', isSecret: true },
  ],
  refusal: null,
  ...parts,
});
const log = foldReports(emptyLog, [
  start('x:1', 'quizEditor'),
  start('x:2', 'journal', 'x:1'),
  transition(),
  transition({ actor: 'x:2', sender: 'x:1', event: 'journal.append', changes: [] }),
  transition({
    event: 'option.remove',
    durationMs: 12.4,
    refusal: { key: 'quiz.refusal.lastOption' },
  }),
]);

function followTabs() {
  const clock = new SimulatedClock();
  const commands: ChannelCommand[] = [];
  let tell: (event: ConnectionEvent) => void = () => undefined;
  const channel = fromCallback<ChannelCommand>(({ sendBack, receive }) => {
    tell = sendBack;
    receive((command) => {
      commands.push(command);
    });
  });
  const connection = createActor(connectionMachine.provide({ actors: { channel } }), {
    clock,
  }).start();
  tell({ type: 'tab.found', tab: 'one', title: 'Edit quiz', path: '/admin/quiz/edit/1' });
  tell({ type: 'tab.found', tab: 'two', title: 'Quizzes', path: '/admin/quiz' });
  clock.increment(600);
  return { connection, commands };
}

const readButtons = (element: HTMLElement): readonly (string | null)[] =>
  within(element)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the live part of the inspector', () => {
  test('lists tabs by title and the actors as a tree with their states', async () => {
    const { connection, commands } = followTabs();
    render(
      <MessagesProvider>
        <RunningActors
          connection={connection}
          log={log}
          onChoose={() => undefined}
          statelyAddress="/admin/dashboard?inspect"
          dockAddress="/admin/dashboard?dock"
        />
      </MessagesProvider>,
    );
    const tabs = screen.getByRole('region', { name: 'Tabs of the console' });
    expect(readButtons(tabs)).toEqual(['Edit quiz/admin/quiz/edit/1', 'Quizzes/admin/quiz']);
    const running = screen.getByRole('region', { name: 'Running' });
    expect(readButtons(running)).toEqual(['quizEditordirty', 'journaldirty']);
    expect(screen.getByRole('link', { name: /Stately/ })).toHaveAttribute(
      'href',
      '/admin/dashboard?inspect',
    );
    const user = userEvent.setup();
    await user.click(within(tabs).getByRole('button', { name: /^Quizzes/ }));
    await user.click(within(running).getByRole('button', { name: /^journal/ }));
    expect(commands).toEqual([
      { type: 'follow', tab: 'two' },
      { type: 'watch', actor: 'x:2' },
    ]);
    expect(within(running).getByRole('button', { name: /^journal/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('groups events by what they would do, says why others are refused, and filters', async () => {
    const possible = (
      type: string,
      effect: PossibleEvent['effect'],
      details: readonly string[] = [],
      ...reasons: PossibleEvent['reasons']
    ): PossibleEvent => ({ type, effect, details, reasons, payload: null });
    render(
      <MessagesProvider>
        <PossibleNow
          possible={[
            possible('option.add', 'changes', ['history.draft', 'errors', 'refusal', 'selected']),
            possible('editor.save', 'leads', ['quiz.form', 'quiz.form.saving']),
            possible('option.remove', 'refused', [], { key: 'quiz.refusal.lastOption' }),
            possible('answer.choose', 'refused', [], { guard: 'isLastRightAnswer', passes: true }),
            possible('history.undo', 'refused', [], { guard: 'ownGuard', passes: false }),
            possible('draft.discard', 'depends'),
            possible('list.refresh', 'nothing'),
            possible('xstate.done.actor.save', 'internal'),
          ]}
        />
      </MessagesProvider>,
    );
    const readRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(readRows()).toEqual([
      'editor.save→ form.saving',
      'option.addhistory.draft, errors, refusal and 1 more',
      'draft.discard',
      'option.removeA question needs at least one option.',
      'answer.chooseNot when it is the last right answer',
      'history.undoOnly when own guard',
      'list.refresh',
      'xstate.done.actor.save',
    ]);
    expect(screen.getByText('list.refresh')).not.toBeVisible();
    expect(screen.getByText('xstate.done.actor.save')).not.toBeVisible();
    const user = userEvent.setup();
    await user.click(screen.getByText('Refused'));
    await user.type(screen.getByRole('searchbox', { name: 'Filter possible events' }), 'undo');
    expect(screen.getByText('history.undo')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'LIST');
    expect(readRows()).toEqual(['list.refresh']);
    expect(screen.getByText('list.refresh')).toBeVisible();
    await user.keyboard('x');
    expect(screen.getByText('No event contains this text.')).toBeVisible();
  });

  test('sends an event that is written as JSON where events can be sent', async () => {
    const sent: unknown[] = [];
    render(
      <MessagesProvider>
        <PossibleNow possible={[]} onSend={(event) => sent.push(event)} />
      </MessagesProvider>,
    );
    const user = userEvent.setup();
    const field = screen.getByRole('textbox', { name: 'Event (JSON)' });
    await user.clear(field);
    await user.type(field, '{{"type": "signOut"');
    const button = screen.getByRole('button', { name: 'Send event' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.type(field, '}');
    await user.click(button);
    expect(sent).toEqual([{ type: 'signOut' }]);
  });

  test('logs events with time, sender, duration and refusal; filters and pauses', async () => {
    const { connection } = followTabs();
    connection.send({ type: 'tab.choose', tab: 'one' });
    const view = (shown: LiveLog) => (
      <MessagesProvider>
        <LiveEventLog connection={connection} log={shown} />
      </MessagesProvider>
    );
    const { rerender } = render(view(log));
    const readRows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(readRows()).toEqual([
      '10:42:07.114option.remove quizEditorrefused12 ms',
      '10:42:07.114journal.append quizEditor → journal0.4 ms',
      '10:42:07.114item.retitle quizEditor0.4 ms',
    ]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const later = foldReports(log, [transition({ event: 'history.undo' })]);
    rerender(view(later));
    expect(readRows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(readRows()[0]).toBe('10:42:07.114history.undo quizEditor0.4 ms');
    await user.type(screen.getByRole('searchbox', { name: 'Filter events' }), 'journal');
    expect(readRows()).toEqual(['10:42:07.114journal.append quizEditor → journal0.4 ms']);
  });

  test('shows the chosen event as a diff with its microsteps', () => {
    const { connection } = followTabs();
    connection.send({ type: 'moment.choose', number: 1 });
    render(
      <MessagesProvider>
        <LiveDetails connection={connection} log={log} canSend={false} />
      </MessagesProvider>,
    );
    const details = screen.getByRole('region', { name: 'Event' });
    const lines = within(details)
      .getAllByText(/./, { selector: 'p, li, h2' })
      .map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, ''));
    expect(lines).toEqual([
      'item.retitle',
      'app → quizEditor at 10:42:07.114, took 0.4 ms',
      '- items[q2].title: "Enzyme"',
      '+ items[q2].title: "Enzymes"',
      'values.password: changed (secret)',
      'item.retitle quizEditor.clean item.retitle 0',
    ]);
  });

  test('PD-43 an older event is stepped from with the arrow keys, while the log goes on', async () => {
    const { connection, commands } = followTabs();
    connection.send({ type: 'tab.choose', tab: 'one' });
    connection.send({ type: 'actor.choose', actor: 'x:1' });
    const view = (shown: LiveLog) => (
      <MessagesProvider>
        <MomentBar connection={connection} log={shown} />
        <LiveDetails connection={connection} log={shown} canSend />
      </MessagesProvider>
    );
    const { rerender } = render(view(log));
    const user = userEvent.setup();
    const readMoment = (): string =>
      within(screen.getByRole('region', { name: 'Shown moment' }))
        .getByRole('status')
        .textContent.replaceAll(/[\u2066-\u2069]/g, '');
    expect(screen.queryByRole('region', { name: 'Shown moment' })).toBe(null);
    await user.click(screen.getByRole('button', { name: /journal\.append/ }));
    expect(readMoment()).toBe('Event 2: journal.append → journal at 10:42:07.114');
    expect(screen.getByRole('heading', { name: 'Possible then' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send event' })).toBe(null);

    rerender(view(foldReports(log, [transition({ event: 'history.undo' })])));
    expect(readMoment()).toMatch(/^Event 2:/);
    expect(screen.getByText('of 4')).toBeVisible();
    await user.keyboard('{ArrowDown}');
    expect(readMoment()).toMatch(/^Event 1: item\.retitle/);
    expect(document.activeElement?.closest('[aria-current=true]')?.textContent).toContain(
      'item.retitle',
    );
    screen.getByRole('button', { name: /^Later event/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(readMoment()).toMatch(/^Event 4: history\.undo/);
    expect(
      fireEvent.keyDown(screen.getByRole('region', { name: 'Shown moment' }), {
        key: 'ArrowLeft',
        altKey: true,
      }),
    ).toBe(true);
    await user.keyboard('j');
    expect(readMoment()).toMatch(/^Event 3:/);
    expect(commands.filter(({ type }) => type === 'recall')).toEqual(
      [2, 1, 2, 3, 4, 3].map((number) => ({ type: 'recall', actor: 'x:1', number })),
    );
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.queryByRole('region', { name: 'Shown moment' })).toBe(null);
    expect(screen.getByRole('heading', { name: 'Possible now' })).toBeVisible();
  });

  test('of many events those around an older chosen one are listed', () => {
    const { connection } = followTabs();
    const many = foldReports(
      log,
      Array.from({ length: 500 }, (_, index) => transition({ event: `event.${String(index)}` })),
    );
    connection.send({ type: 'moment.choose', number: 100 });
    render(
      <MessagesProvider>
        <LiveEventLog connection={connection} log={many} />
      </MessagesProvider>,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(100);
    const current = rows.filter((row) => row.getAttribute('aria-current') === 'true');
    expect(current.map(({ textContent }) => textContent)).toEqual([
      '10:42:07.114event.96 quizEditor0.4 ms',
    ]);
  });

  test('the arrow keys go on from the oldest event that is listed', async () => {
    const { connection } = followTabs();
    const many = foldReports(
      log,
      Array.from({ length: 200 }, () => transition({ event: 'item.retitle' })),
    );
    connection.send({ type: 'moment.choose', number: 105 });
    render(
      <MessagesProvider>
        <LiveEventLog connection={connection} log={many} />
      </MessagesProvider>,
    );
    within(screen.getByRole('list')).getAllByRole('button').at(-1)?.focus();
    await userEvent.setup().keyboard('{ArrowDown}'.repeat(4));
    expect(connection.getSnapshot().context.moment).toBe(101);
    expect(document.activeElement?.closest('[aria-current=true]')).not.toBe(null);
  });

  test('while the log is paused, steps end at the last event that it shows', async () => {
    const { connection } = followTabs();
    connection.send({ type: 'tab.choose', tab: 'one' });
    connection.send({ type: 'log.pause', lastEvent: log.eventCount });
    connection.send({ type: 'moment.choose', number: log.eventCount });
    const later = foldReports(log, [transition({ event: 'history.undo' })]);
    render(
      <MessagesProvider>
        <MomentBar connection={connection} log={later} />
      </MessagesProvider>,
    );
    expect(screen.getByText(`of ${String(log.eventCount)}`)).toBeVisible();
    await userEvent.setup().keyboard('l');
    expect(connection.getSnapshot().context.moment).toBe(log.eventCount);
  });

  test('PD-43 says in words what a link asks for and the tab or the chart does not have', async () => {
    const definition = describeChart(
      createMachine({ id: 'quizEditor', initial: 'idle', states: { idle: {}, saving: {} } }),
    );
    const drawn = foldReports(log, [{ type: 'chart', chart: 'quizEditor', definition }]);
    const shown: string[] = [];
    const view = (parts: Partial<ComponentProps<typeof LiveView>>) => (
      <MessagesProvider>
        <LiveView
          tab="chart"
          log={drawn}
          chosen="x:1"
          awaited="quizEditor"
          lastShown={null}
          selected={null}
          onSelect={() => undefined}
          shownState={null}
          onShowState={(stateId) => shown.push(stateId)}
          onFocus={() => undefined}
          renderChart={({ name, shownState }) => `${name} at ${shownState ?? 'no state'}`}
          {...parts}
        />
      </MessagesProvider>
    );
    const { container, rerender } = render(view({ chosen: null, log: emptyLog }));
    const readText = (): string => container.textContent.replaceAll(/[\u2066-\u2069]/g, '');
    expect(readText()).toBe('quizEditor is shown as soon as it runs in a followed tab.');
    rerender(view({ chosen: null }));
    expect(readText()).toBe(
      'No machine named quizEditor runs in the followed tab. It is shown as soon as it starts.',
    );
    rerender(view({ chosen: null, awaited: null }));
    expect(readText()).toBe('Choose an actor that runs in the followed tab.');
    rerender(view({ shownState: 'quizEditor.saving' }));
    expect(readText()).toBe('quizEditor at quizEditor.saving');
    rerender(view({ shownState: 'quizEditor.gone' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'The chart of quizEditor has no state quizEditor.gone.',
    );
    expect(readText()).toMatch(/quizEditor at no state$/);
    rerender(view({ tab: 'outline', shownState: 'quizEditor.gone' }));
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show saving in the chart' }));
    expect(shown).toEqual(['quizEditor.saving']);
  });

  test('draws who sent what to whom; an arrow selects its event', async () => {
    const selected: number[] = [];
    render(
      <MessagesProvider>
        <SequenceDiagram
          events={log.events}
          lastShown={null}
          selected={2}
          onSelect={(number) => selected.push(number)}
        />
      </MessagesProvider>,
    );
    const arrows = screen.getAllByRole('button');
    expect(
      arrows.map((arrow) => [
        arrow.getAttribute('aria-label')?.replaceAll(/[\u2066-\u2069]/g, ''),
        arrow.getAttribute('aria-pressed'),
      ]),
    ).toEqual([
      ['item.retitle from app to quizEditor', 'false'],
      ['journal.append from quizEditor to journal', 'true'],
      ['option.remove from app to quizEditor', 'false'],
    ]);
    await userEvent.setup().click(arrows[0] as HTMLElement);
    arrows[2]?.focus();
    await userEvent.setup().keyboard('{Enter}');
    expect(selected).toEqual([1, 3]);
  });
});
