import { describe, expect, it } from 'vitest';
import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

import { inspectorMessages } from '../../../src/domain/messages/inspector-messages.ts';
import { machines } from '../../../src/app/inspection/machines.ts';
import { findExplanation } from '../../../src/app/inspection/explanations.ts';
import { listPossibleEvents } from '../../../src/inspection/simulation/possible-events.ts';
import type { PossibleEvent } from '../../../src/inspection/live/messages.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { auditListMachine } from '../../../src/machines/users/audit-machines.ts';
import { auditListDefaults } from '../../../src/machines/users/audit-machines.ts';
import { shareMachine } from '../../../src/machines/shared/sharing/share-machine.ts';
import { leaveGuardMachine } from '../../../src/machines/shared/leave-guard-machine.ts';
import { createFormMachine } from '../../../src/machines/shared/form/form-machine.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import { draftOf, question } from '../../domain/quiz/support/drafts.ts';
import { loaded, startEditor } from '../../machines/quiz/editor/running-editor.ts';

function listPossible(actor: AnyActorRef): ReadonlyMap<string, Omit<PossibleEvent, 'type'>> {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return new Map(
    listPossibleEvents(snapshot, findExplanation(snapshot.machine)).map(({ type, ...rest }) => [
      type,
      rest,
    ]),
  );
}
const refused = (key: string): unknown =>
  expect.objectContaining({ effect: 'refused', reasons: [{ key }] });
const having = (effect: PossibleEvent['effect']): unknown => expect.objectContaining({ effect });

describe('what is possible now, and why not', () => {
  it('has words for every guard of every machine, and for no other', () => {
    const named = Object.values(machines).flatMap(({ implementations }) =>
      Object.keys(implementations.guards as Readonly<Record<string, unknown>>),
    );
    expect(Object.keys(inspectorMessages.guards).toSorted()).toEqual(
      [...new Set(named)].toSorted(),
    );
  });

  it('QED-18 QED-26 QED-28 says in the words of the domain what the quiz editor refuses', async () => {
    const only = question('q1', { isMultiple: true, options: [{ id: 'a', text: 'Enzyme' }] });
    const opened = { ok: true, value: loaded(draftOf([only])) } as const;
    const { actor } = await startEditor(opened, undefined, { canPreview: false });
    const possible = listPossible(actor);
    expect(
      Object.fromEntries(
        [
          'question.add',
          'editor.save',
          'history.undo',
          'option.remove',
          'answer.choose',
          'activity.remove',
          'activity.rename',
          'move.open',
          'preview.open',
        ].map((type) => [type, possible.get(type)]),
      ),
    ).toEqual({
      'question.add': having('leads'),
      'editor.save': having('leads'),
      'history.undo': refused('quiz.refusal.nothingToUndo'),
      'option.remove': refused('quiz.refusal.lastOption'),
      'answer.choose': refused('quiz.refusal.lastRightAnswer'),
      'activity.remove': refused('quiz.refusal.lastActivity'),
      // An empty title is refused.
      'activity.rename': having('depends'),
      'move.open': refused('quiz.refusal.noOtherActivity'),
      'preview.open': refused('inspector.live.previewRole'),
    });
    actor.send({ type: 'question.add' });
    expect(listPossible(actor).get('history.undo')).toEqual(having('leads'));
    expect(listPossible(actor).get('option.remove')).toEqual(having('leads'));
  });

  it('asks nothing of the running editor', async () => {
    const { actor } = await startEditor({ ok: true, value: loaded(draftOf([question('q1')])) });
    const before = actor.getSnapshot();
    listPossible(actor);
    expect(actor.getSnapshot()).toBe(before);
  });

  it('says why a list does not go to a page', () => {
    const snapshot = createActor(auditListMachine, {
      input: { address: '', defaults: auditListDefaults },
    }).getSnapshot();
    const last = new Map([['page.go', { type: 'page.go', page: 9 }]]);
    const events = listPossibleEvents(snapshot, findExplanation(auditListMachine), { last });
    expect(events.find(({ type }) => type === 'page.go')).toMatchObject({
      effect: 'refused',
      reasons: [{ key: 'inspector.live.noSuchPage', values: { count: 0 } }],
    });
  });

  it('QSHR-08 says why nothing can be sent from the sharing dialog', () => {
    const actor = createActor(shareMachine, {
      input: { createKey: () => 'key', createNotices: () => [] },
    }).start();
    actor.send({
      type: 'share.open',
      item: { id: 1, title: 'Kinetics', call: 'class' },
      readers: [],
    });
    expect(listPossible(actor).get('share.send')).toEqual(refused('quizSharing.nobody'));
  });

  it('says why a form is not saved', async () => {
    const machine = createFormMachine<
      { readonly title: string },
      null,
      { readonly version: string }
    >({
      id: 'titleForm',
      blank: { title: '' },
      validate: (): Readonly<Record<string, never>> => ({}),
      isSame: (a, b) => a.title === b.title,
      findLoaded: () => ({ values: { title: 'Enzymes' } }),
      savesOnlyChanges: true,
      onSaved: () => [],
    });
    const actor = createActor(
      machine.provide({ actors: { save: fromCall(async () => succeeded({ version: '2' })) } }),
      { input: null },
    ).start();
    expect(listPossible(actor).get('form.submit')).toEqual(refused('inspector.live.nothingToSave'));
    actor.send({ type: 'form.change', values: { title: 'Kinetics' } });
    expect(listPossible(actor).get('form.submit')).toEqual(having('leads'));
  });

  it('NAV-010 takes a destination at any time in the leave guard', () => {
    const actor = createActor(leaveGuardMachine).start();
    expect(listPossible(actor).get('leave.ask')).toEqual(having('depends'));
  });
});
