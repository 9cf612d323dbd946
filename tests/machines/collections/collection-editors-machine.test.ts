import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import {
  collectionEditorsMachine,
  type EditorChange,
} from '../../../src/machines/collections/collection-editors-machine.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import { holdActors } from '../../support/held-actors.ts';

test('API-091 a person becomes an editor of the collection that is open', () => {
  const changes: (EditorChange | null)[] = [];
  const actor = createActor(
    collectionEditorsMachine.provide({
      actors: {
        searchPeople: holdActors().promise(),
        setEditor: fromCall<unknown, EditorChange | null>(async ({ input }) => {
          changes.push(input);
          return succeeded(null);
        }),
      },
    }),
  ).start();
  const collection = {
    id: 7,
    title: 'Cells',
    countOfArticles: 3,
    updatedAt: '2026-03-14T00:00:00.000Z',
    editors: [],
  };
  const person = { id: 2, firstName: 'Bob', lastName: '', email: 'bob@x.org' };
  actor.send({ type: 'editors.open', collection });
  actor.send({ type: 'editor.set', person, isEditor: true });
  expect(changes).toEqual([{ collectionId: 7, person, isEditor: true }]);
});
