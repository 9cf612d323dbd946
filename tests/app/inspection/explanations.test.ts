import { describe, expect, it } from 'vitest';
import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

import { findExplanation } from '../../../src/app/inspection/explanations.ts';
import { listPossibleEvents } from '../../../src/inspection/live/possible-events.ts';
import type { PossibleEvent } from '../../../src/inspection/live/messages.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
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
const ready = { status: 'ready', reasons: [] };
const refused = (key: string, values?: Readonly<Record<string, string | number>>) => ({
  status: 'refused',
  reasons: [values === undefined ? { key } : { key, values }],
});

describe('what is possible now, and why not', () => {
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
      'question.add': ready,
      'editor.save': ready,
      'history.undo': refused('quiz.refusal.nothingToUndo'),
      'option.remove': refused('quiz.refusal.lastOption'),
      'answer.choose': refused('quiz.refusal.lastRightAnswer'),
      'activity.remove': refused('quiz.refusal.lastActivity'),
      // An empty title is refused.
      'activity.rename': { status: 'depends', reasons: [] },
      'move.open': refused('quiz.refusal.noOtherActivity'),
      'preview.open': refused('inspector.live.previewRole'),
    });
    actor.send({ type: 'question.add' });
    expect(listPossible(actor).get('history.undo')).toEqual(ready);
    expect(listPossible(actor).get('option.remove')).toEqual(ready);
  });

  it('asks nothing of the running editor', async () => {
    const { actor } = await startEditor({ ok: true, value: loaded(draftOf([question('q1')])) });
    const before = actor.getSnapshot();
    listPossible(actor);
    expect(actor.getSnapshot()).toBe(before);
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
    expect(listPossible(actor).get('form.submit')).toEqual(ready);
  });

  it('NAV-010 takes a destination at any time in the leave guard', () => {
    const actor = createActor(leaveGuardMachine).start();
    expect(listPossible(actor).get('leave.ask')).toEqual(ready);
  });
});
