import type { Call } from '../../../api/client.ts';
import { createClass, getClass, listClasses, updateClass } from '../../../api/contract/class.ts';
import { listClassActivity } from '../../../api/contract/class-students.ts';
import type { ClassValues } from '../../../domain/classes/class-form.ts';
import { getPageOfRows, type RowFields } from '../../../domain/lists/get-page-of-rows.ts';
import { getChosenTag } from '../../translation.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { failed, succeeded } from '../../../domain/outcome.ts';
import {
  classActivityMachine,
  type ActivityRow,
} from '../../../machines/classes/class-activity-machine.ts';
import {
  newClassMachine,
  renameClassMachine,
  type ClassSubject,
  type SavedClass,
} from '../../../machines/classes/class-form-machines.ts';
import { classListMachine, type ClassRow } from '../../../machines/classes/class-list-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../../machines/shared/form/form-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { rowsPerPage, toListPage } from '../shared/list-calls.ts';

const rowFields: RowFields<ClassRow> = {
  id: ({ id }) => id,
  text: ({ title, createdBy }) =>
    `${title} ${createdBy === null ? '' : `${createdBy.firstName} ${createdBy.lastName}`}`,
  sortKeys: {
    title: ({ title }) => title,
    students: ({ countOfStudents }) => countOfStudents,
    playlists: ({ countOfPlaylists }) => countOfPlaylists,
    videos: ({ playlistVideosCount }) => playlistVideosCount,
    quizzes: ({ countOfQuizzes }) => countOfQuizzes,
    documents: ({ countOfDocuments }) => countOfDocuments,
    state: ({ published }) => Number(published),
  },
};

/** Provides the list of classes (API-014), which is searched, sorted and paged in the browser. */
export const provideClassList = (call: Call): typeof classListMachine =>
  classListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<ClassRow>, LoadPageInput>(
        async ({ input: { query, searchBy }, signal }) => {
          const response = await call(listClasses, {}, { signal });
          if (!response.ok) return response;
          const rows = response.value.content;
          const others = rows.filter(({ professor }) => professor);
          const isOthers = query.filters['owner'] === 'professors';
          const shown = isOthers ? others : rows.filter(({ professor }) => !professor);
          return succeeded({
            ...getPageOfRows(shown, query, searchBy, rowsPerPage, rowFields, getChosenTag()),
            counts: { own: rows.length - others.length, professors: others.length },
          });
        },
      ),
    },
  });

const createFormActors = (call: Call) => ({
  load: fromCall<LoadedForm<ClassValues>, { readonly subject: ClassSubject }>(
    async ({ input: { subject }, signal }) => {
      if (subject === null) return failed({ kind: 'notFound' });
      const response = await call(getClass, { params: { id: subject.id } }, { signal });
      if (!response.ok) return response;
      const { content, version } = response.value;
      return succeeded({ values: { title: content.title }, version });
    },
  ),
  save: fromCall<SavedClass, SaveFormInput<ClassValues, ClassSubject>>(
    async ({ input: { subject, values, version } }) => {
      const body = { title: values.title.trim() };
      const response =
        subject === null
          ? await call(createClass, { body })
          : await call(
              updateClass,
              { params: { id: subject.id }, body },
              version === undefined ? {} : { ifMatch: version },
            );
      if (!response.ok) return response;
      const { content, version: stored } = response.value;
      return succeeded({ id: content.id, values: { title: content.title }, version: stored });
    },
  ),
});

/** Provides the form of a new class (API-015). */
export const provideNewClass = (call: Call): typeof newClassMachine =>
  newClassMachine.provide({ actors: createFormActors(call) });

/** Provides the form that renames a class (API-016, API-017). */
export const provideRenameClass = (call: Call): typeof renameClassMachine =>
  renameClassMachine.provide({ actors: createFormActors(call) });

/** Provides the activity of a class. */
export const provideClassActivity = (call: Call, id: number): typeof classActivityMachine =>
  classActivityMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<ActivityRow>, LoadPageInput>(
        async ({ input: { query }, signal }) =>
          toListPage(
            await call(
              listClassActivity,
              { params: { id }, query: { page: query.page } },
              { signal },
            ),
            (entry) => entry,
          ),
      ),
    },
  });
