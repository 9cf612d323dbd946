import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  exportTranslationGroup,
  importTranslationGroup,
} from '../../api/contract/translation-files.ts';
import {
  createTranslationGroup,
  deleteTranslationGroup,
  getTranslationGroup,
  listTranslationGroups,
  updateTranslationGroup,
  type TranslationGroup,
} from '../../api/contract/translations.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { blankGroup, type GroupValues } from '../../domain/translations/check-translation.ts';
import type { KeysFate } from '../../domain/translations/group-removal.ts';
import type { SavedFile } from '../../machines/shared/download-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form-types.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';
import {
  groupExportMachine,
  type GroupFormat,
} from '../../machines/translations/group-export-machine.ts';
import {
  groupFormMachine,
  type GroupSubject,
} from '../../machines/translations/group-form-machine.ts';
import {
  groupImportMachine,
  type GroupFile,
  type GroupReview,
} from '../../machines/translations/group-import-machine.ts';
import {
  groupChoicesMachine,
  groupListMachine,
} from '../../machines/translations/group-machines.ts';
import {
  groupRemovalMachine,
  type RemovableGroup,
} from '../../machines/translations/group-removal-machine.ts';
import { saveFile } from '../save-file.ts';

const itemsOnPage = 20;
const sortProperties = ['key', 'title', 'isActive'] as const;

/** The list of groups over its call (API-120, LIM-05). */
export const suppliedGroupList = (call: Call): typeof groupListMachine =>
  groupListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<TranslationGroup>>, LoadPageInput>(
        async ({
          input: {
            query: { search, sort, page },
            keyword,
          },
          signal,
        }) => {
          const words = [
            { property: 'key', operator: 'contains', value: search },
            { bool_operator: 'or', property: 'title', operator: 'contains', value: search },
          ] as const;
          const filter =
            search === ''
              ? []
              : keyword === 'id'
                ? [{ property: 'id', operator: 'equals', value: Number(search) } as const]
                : [...words];
          const field = sortProperties.find((property) => property === sort?.field);
          const answer = await call(
            listTranslationGroups,
            {
              body: {
                navigation: { page, itemsOnPage },
                filter,
                sort: sort === null || field === undefined ? [] : [[field, sort.order]],
              },
            },
            { signal },
          );
          if (!answer.ok) return answer;
          const {
            result,
            navigation: { totalItems, totalPages },
          } = answer.value.content;
          return succeeded({ items: result, totalItems, totalPages });
        },
      ),
    },
  });

/** All groups by title, as many calls as it takes. */
async function allGroups(
  call: Call,
  signal: AbortSignal,
): Promise<Outcome<readonly TranslationGroup[]>> {
  const groups: TranslationGroup[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(
      listTranslationGroups,
      { body: { navigation: { page, itemsOnPage: 100 }, sort: [['title', 'asc']] } },
      { signal },
    );
    if (!answer.ok) return answer;
    const {
      result,
      navigation: { totalPages },
    } = answer.value.content;
    groups.push(...result);
    if (page >= totalPages) return succeeded(groups);
  }
}

/** The groups to choose from over the list call. */
export const suppliedGroupChoices = (call: Call): typeof groupChoicesMachine =>
  groupChoicesMachine.provide({
    actors: {
      load: fromPromise<Outcome<readonly TranslationGroup[]>, { readonly subject: null }>(
        ({ signal }) => allGroups(call, signal),
      ),
    },
  });

/** The form of a group over its calls (API-121 to API-123). */
export const suppliedGroupForm = (call: Call): typeof groupFormMachine =>
  groupFormMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<GroupValues>>, { readonly subject: GroupSubject }>(
        async ({ input: { subject }, signal }) => {
          if (subject === null) return succeeded({ values: blankGroup });
          const answer = await call(getTranslationGroup, { params: { id: subject } }, { signal });
          if (!answer.ok) return answer;
          const {
            content: { key, title, isActive },
            version,
          } = answer.value;
          return succeeded({
            values: { key, title, isActive },
            ...(version !== undefined && { version }),
          });
        },
      ),
      save: fromPromise<
        Outcome<{ readonly version: string | undefined }>,
        SaveFormInput<GroupValues, GroupSubject>
      >(
        async ({
          input: {
            subject,
            values: { key, title, isActive },
            version,
          },
        }) => {
          const body = { key: key.trim(), title: title.trim(), isActive };
          const answer =
            subject === null
              ? await call(createTranslationGroup, { body })
              : await call(
                  updateTranslationGroup,
                  { params: { id: subject }, body },
                  version === undefined ? {} : { ifMatch: version },
                );
          return answer.ok ? succeeded({ version: answer.value.version }) : answer;
        },
      ),
    },
  });

/** The deletion of a group over its call (API-124). */
export const suppliedGroupRemoval = (call: Call): typeof groupRemovalMachine =>
  groupRemovalMachine.provide({
    actors: {
      readGroup: fromPromise<Outcome<RemovableGroup>, { readonly id: number }>(
        async ({ input: { id }, signal }) => {
          const [group, groups] = await Promise.all([
            call(getTranslationGroup, { params: { id } }, { signal }),
            allGroups(call, signal),
          ]);
          if (!group.ok) return group;
          if (!groups.ok) return groups;
          return succeeded({
            group: group.value.content,
            others: groups.value.filter((other) => other.id !== id),
            version: group.value.version,
          });
        },
      ),
      removeGroup: fromPromise<
        Outcome<unknown>,
        { readonly removable: RemovableGroup; readonly keys: KeysFate }
      >(
        ({
          input: {
            removable: { group, version },
            keys,
          },
        }) => {
          const query = {
            ...(keys.kind === 'move' && { moveTo: keys.to }),
            ...(keys.kind === 'delete' && { withKeys: 'true' as const }),
          };
          return call(
            deleteTranslationGroup,
            { params: { id: group.id }, query },
            version === undefined ? {} : { ifMatch: version },
          );
        },
      ),
    },
  });

/** The export of a group over its call. */
export const suppliedGroupExport = (call: Call): typeof groupExportMachine =>
  groupExportMachine.provide({
    actors: {
      download: fromPromise<
        Outcome<SavedFile>,
        { readonly id: number; readonly format: GroupFormat }
      >(async ({ input: { id, format }, signal }) => {
        const answer = await call(
          exportTranslationGroup,
          { params: { id }, query: { format } },
          { signal },
        );
        if (!answer.ok) return answer;
        const name = answer.value.fileName ?? `translations-${String(id)}.${format}`;
        saveFile(answer.value.blob, name);
        return succeeded({ name });
      }),
    },
  });

/** The import into a group over its call. */
export const suppliedGroupImport = (call: Call): typeof groupImportMachine =>
  groupImportMachine.provide({
    actors: {
      review: fromPromise<Outcome<GroupReview>, GroupFile>(
        async ({ input: { id, file }, signal }) => {
          const answer = await call(
            importTranslationGroup,
            { params: { id }, query: { dryRun: 'true' }, body: { file } },
            { signal },
          );
          return answer.ok
            ? succeeded({ entries: answer.value.content.entries, version: answer.value.version })
            : answer;
        },
      ),
      store: fromPromise<
        Outcome<unknown>,
        GroupFile & { readonly leavesOut: boolean; readonly version?: string }
      >(({ input: { id, file, leavesOut, version } }) =>
        call(
          importTranslationGroup,
          { params: { id }, query: leavesOut ? { leaveOutRefused: 'true' } : {}, body: { file } },
          version === undefined ? {} : { ifMatch: version },
        ),
      ),
    },
  });
