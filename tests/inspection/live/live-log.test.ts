import { describe, expect, it } from 'vitest';

import {
  buildActorTree,
  emptyLog,
  foldReports,
  findNamedActor,
  listLeafStates,
  listRunning,
  maxLoggedEvents,
  nameActor,
  type LiveLog,
} from '../../../src/inspection/live/live-log.ts';
import type { ActorTransition, Report } from '../../../src/inspection/live/messages.ts';

const start = (actor: string, name: string, parent: string | null = null): Report => ({
  type: 'actorStarted',
  actor,
  name,
  parent,
  chart: name,
  status: 'active',
  states: [name],
});
const transition = (actor: string, parts: Partial<ActorTransition> = {}): ActorTransition => ({
  type: 'transition',
  actor,
  at: 1000,
  durationMs: 0.5,
  event: 'question.add',
  payload: { type: 'question.add' },
  sender: null,
  status: 'active',
  states: ['quizEditor', 'quizEditor.form', 'quizEditor.form.editing'],
  microsteps: [
    { event: 'question.add', transitions: ['quizEditor.form.editing question.add 0'] },
    { event: '', transitions: ['quizEditor.form.editing always 0'] },
  ],
  changes: [],
  refusal: null,
  ...parts,
});
const fold = (reports: readonly Report[], log: LiveLog = emptyLog): LiveLog =>
  foldReports(log, reports);

describe('the log of a followed tab', () => {
  it('PD-43 names running actors so that the next run has the same names', () => {
    const running = listRunning(
      fold([
        start('x:1', 'upload'),
        start('x:2', 'editor'),
        start('x:3', 'upload'),
        start('x:4', 'upload'),
        { type: 'actorStopped', actor: 'x:1' },
      ]),
    );
    const names = ['editor', 'upload', 'upload~2'];
    expect(running.map(({ id }) => nameActor(running, id))).toEqual(names);
    expect(names.map((name) => findNamedActor(running, name))).toEqual(['x:2', 'x:3', 'x:4']);
    expect(nameActor(running, 'x:1')).toBe(null);
    expect(nameActor(running, null)).toBe(null);
    expect(findNamedActor(running, 'upload~3')).toBe(null);
    expect(findNamedActor(running, null)).toBe(null);
  });

  it('holds the actors as a tree with states and the last transitions', () => {
    const log = fold([
      start('x:1', 'session'),
      start('x:2', 'quizEditor'),
      start('x:3', 'journal', 'x:2'),
      start('x:4', 'load', 'x:2'),
      transition('x:2'),
      { type: 'actorStopped', actor: 'x:4' },
    ]);
    const actor = { parent: null, status: 'active', isRunning: true, lastTransitions: [] };
    const session = {
      ...actor,
      actor: 'x:1',
      name: 'session',
      chart: 'session',
      states: ['session'],
    };
    expect(buildActorTree(log)).toEqual([
      { ...session, children: [] },
      {
        ...actor,
        actor: 'x:2',
        name: 'quizEditor',
        chart: 'quizEditor',
        states: ['quizEditor', 'quizEditor.form', 'quizEditor.form.editing'],
        lastTransitions: [
          'quizEditor.form.editing question.add 0',
          'quizEditor.form.editing always 0',
        ],
        children: [
          {
            ...actor,
            actor: 'x:3',
            name: 'journal',
            parent: 'x:2',
            chart: 'journal',
            states: ['journal'],
            children: [],
          },
        ],
      },
    ]);
  });

  it('numbers events and keeps the names of actors that stop', () => {
    const log = fold(
      [
        { type: 'actorStopped', actor: 'x:3' },
        transition('x:2', { event: 'journal.stored', sender: 'x:3' }),
      ],
      fold([start('x:2', 'quizEditor'), start('x:3', 'journal', 'x:2'), transition('x:3')]),
    );
    expect(
      log.events.map(({ number, event, actorName, senderName }) => [
        number,
        event,
        actorName,
        senderName,
      ]),
    ).toEqual([
      [1, 'question.add', 'journal', null],
      [2, 'journal.stored', 'quizEditor', 'journal'],
    ]);
  });

  it('keeps the newest 10,000 events and counts those the tab skipped', () => {
    const many = Array.from({ length: maxLoggedEvents }, () => transition('x:2'));
    const log = fold([{ type: 'skipped', count: 7 }, transition('x:2')], fold(many));
    expect([log.events.length, log.events[0]?.number, log.eventCount, log.skippedCount]).toEqual([
      10_000, 2, 10_001, 7,
    ]);
  });

  it('names the innermost states by their last two keys', () => {
    expect(
      listLeafStates({
        states: [
          'quizEditor',
          'quizEditor.form',
          'quizEditor.form.editing',
          'quizEditor.form.editing.changes',
          'quizEditor.dialog',
        ],
      }),
    ).toEqual(['editing.changes', 'dialog']);
  });
});
