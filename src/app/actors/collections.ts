import { toContent, type Call } from '../../api/client.ts';
import {
  listMethodsCollections,
  listPossibleEditors,
  setCollectionEditor,
  type Collection,
  type Editor,
} from '../../api/contract/collections.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { failed } from '../../domain/outcome.ts';
import {
  collectionEditorsMachine,
  type EditorChange,
} from '../../machines/collections/collection-editors-machine.ts';
import { collectionsMachine } from '../../machines/collections/collection-machines.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { toIdOrTextConditions, toListBody, toListPage } from './shared/list-calls.ts';

const sortProperties = { title: 'title', changed: 'updated_at' } as const;

/** Provides the list of methods collections. */
export const provideCollections = (call: Call): typeof collectionsMachine =>
  collectionsMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<Collection>, LoadPageInput>(async ({ input, signal }) => {
        const conditions = toIdOrTextConditions(input, 'id', 'title');
        const body = toListBody(input, conditions, sortProperties);
        return toListPage(await call(listMethodsCollections, { body }, { signal }), (row) => row);
      }),
    },
  });

/** Provides the panel of editors (API-091). */
export const provideCollectionEditors = (call: Call): typeof collectionEditorsMachine =>
  collectionEditorsMachine.provide({
    actors: {
      searchPeople: fromCall<
        readonly Editor[],
        { readonly collectionId: number; readonly text: string }
      >(async ({ input: { collectionId, text }, signal }) =>
        toContent(
          await call(
            listPossibleEditors,
            { params: { id: collectionId }, query: { query: text.slice(0, 200) } },
            { signal },
          ),
        ),
      ),
      setEditor: fromCall<unknown, EditorChange | null>(async ({ input }) =>
        input === null
          ? failed({ kind: 'unexpected' })
          : call(setCollectionEditor, {
              params: { id: input.collectionId, editorId: input.person.id },
              body: { isEditor: input.isEditor },
            }),
      ),
    },
  });
