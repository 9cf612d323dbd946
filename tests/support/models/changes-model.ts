import type { AnyStateMachine } from 'xstate';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import type { ChangesContext } from '../../../src/machines/shared/changes-machine.ts';
import { defineModel, type MachineModel } from '../define-model.ts';

/** Creates the model of a machine that carries out changes, of which the first can be undone. */
export const createChangesModel = (
  machine: AnyStateMachine,
  requirements: string,
  changes: { readonly undoable: unknown; readonly other: unknown; readonly result: unknown },
): MachineModel =>
  defineModel({
    machine,
    requirements,
    factsOf: (context) => {
      const { queue, undos, count } = context as ChangesContext<{ readonly kind: string }, unknown>;
      return [
        `${String(count)} done`,
        `queue ${queue.map(({ kind }) => kind).join(' and ') || 'empty'}`,
        `can undo ${Object.keys(undos).join(' and ') || 'nothing'}`,
      ];
    },
    until: (snapshot) => {
      const { count, queue } = (snapshot as { context: ChangesContext<unknown, unknown> }).context;
      return count > 1 || queue.length > 2;
    },
    answers: {
      performing: {
        'it is done': succeeded(changes.result),
        'it is refused': failed({ kind: 'refused', message: { text: 'Not now.' } }),
      },
    },
    events: {
      'ask for a change': { type: 'change.perform', change: changes.undoable },
      'ask for another': { type: 'change.perform', change: changes.other },
      undo: { type: 'notice.acted', token: `${machine.id} 1` },
      "somebody else's action": { type: 'notice.acted', token: 'other 1' },
    },
  });

/** Creates the model of a recycle bin. */
export function createRecycleBinModel(
  machine: AnyStateMachine,
  requirements: string,
): MachineModel {
  const [first, second] = [
    { id: 1, title: 'Cells' },
    { id: 2, title: 'Gels' },
  ];
  const deletion = (items: readonly object[], alreadyGone: readonly object[]) => ({
    type: 'change.done',
    change: { kind: 'delete', items, alreadyGone },
  });
  return defineModel({
    machine,
    requirements,
    factsOf: (context) => {
      const { queue, undos, count } = context as ChangesContext<unknown, unknown>;
      return [
        `${String(count)} deleted`,
        `can undo ${Object.keys(undos).join(' and ') || 'nothing'}`,
        `queue ${String(queue.length)}`,
      ];
    },
    until: (snapshot) => (snapshot as { context: { count: number } }).context.count > 2,
    never: {
      [`${requirements} a deletion is restored no more than once`]: (state) => {
        const [, deleted, undos = '', queued] =
          /(\d+) deleted; can undo (.*); queue (\d+)/.exec(state) ?? [];
        const undoable = undos === 'nothing' ? 0 : undos.split(' and ').length;
        return deleted === undefined || undoable + Number(queued) > Number(deleted);
      },
    },
    answers: {
      performing: {
        'all are back': succeeded([{ item: first, outcome: succeeded(null) }]),
        'one is refused': succeeded([
          { item: first, outcome: succeeded(null) },
          { item: second, outcome: failed({ kind: 'notFound' }) },
        ]),
        'none is back': failed({ kind: 'unexpected' }),
      },
    },
    events: {
      'one is deleted': deletion([first], []),
      'one is deleted, another was gone already': deletion([first], [second]),
      'it was gone already': deletion([], [first]),
      'undo the first': { type: 'notice.acted', token: `${machine.id} 1` },
      'undo the second': { type: 'notice.acted', token: `${machine.id} 2` },
      "somebody else's action": { type: 'notice.acted', token: 'other 1' },
    },
  });
}
