import type { Call } from '../../../api/client.ts';
import {
  exportTranslationGroup,
  encodeGroupImportQuery,
  importTranslationGroup,
} from '../../../api/contract/translation-files.ts';
import {
  createTranslationGroup,
  deleteTranslationGroup,
  getTranslationGroup,
  listTranslationGroups,
  updateTranslationGroup,
  type TranslationGroup,
} from '../../../api/contract/translations.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { blankGroup, type GroupValues } from '../../../domain/translations/validate-translation.ts';
import type { KeyRemoval } from '../../../domain/translations/group-removal.ts';
import type { SavedFile } from '../../../machines/shared/download-machine.ts';
import type { LoadedForm, SaveFormInput } from '../../../machines/shared/form/form-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import type { BulkChange } from '../../../machines/translations/bulk-change.ts';
import {
  groupExportMachine,
  type GroupFormat,
} from '../../../machines/translations/group-export-machine.ts';
import {
  groupFormMachine,
  type GroupSubject,
} from '../../../machines/translations/group-form-machine.ts';
import {
  groupImportMachine,
  type GroupFile,
  type GroupReview,
} from '../../../machines/translations/group-import-machine.ts';
import {
  groupChoicesMachine,
  groupListMachine,
} from '../../../machines/translations/group-machines.ts';
import {
  groupRemovalMachine,
  type RemovableGroup,
} from '../../../machines/translations/group-removal-machine.ts';
import { toIdOrTextConditions, toListBody, toListPage } from '../shared/list-calls.ts';
import { saveFile } from '../../browser/save-file.ts';

const sortProperties = { key: 'key', title: 'title', isActive: 'isActive' } as const;

/** Provides the list of groups (API-120, LIM-05). */
export const provideGroupList = (call: Call): typeof groupListMachine =>
  groupListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<TranslationGroup>, LoadPageInput>(async ({ input, signal }) => {
        const filter = toIdOrTextConditions(input, 'id', 'key', 'title');
        const body = toListBody(input, filter, sortProperties);
        return toListPage(
          await call(listTranslationGroups, { body }, { signal }),
          (group) => group,
        );
      }),
    },
  });

/** Returns all groups by title, page after page. */
async function allGroups(
  call: Call,
  signal: AbortSignal,
): Promise<Outcome<readonly TranslationGroup[]>> {
  const groups: TranslationGroup[] = [];
  for (let page = 1; ; page += 1) {
    const response = await call(
      listTranslationGroups,
      { body: { navigation: { page, itemsOnPage: 100 }, sort: [['title', 'asc']] } },
      { signal },
    );
    if (!response.ok) return response;
    const {
      result,
      navigation: { totalPages },
    } = response.value.content;
    groups.push(...result);
    if (page >= totalPages) return succeeded(groups);
  }
}

/** Provides the groups to select from. */
export const provideGroupChoices = (call: Call): typeof groupChoicesMachine =>
  groupChoicesMachine.provide({
    actors: {
      load: fromCall<readonly TranslationGroup[], { readonly subject: null }>(({ signal }) =>
        allGroups(call, signal),
      ),
    },
  });

/** Provides the form of a group (API-121 to API-123). */
export const provideGroupForm = (call: Call): typeof groupFormMachine =>
  groupFormMachine.provide({
    actors: {
      load: fromCall<LoadedForm<GroupValues>, { readonly subject: GroupSubject }>(
        async ({ input: { subject }, signal }) => {
          if (subject === null) return succeeded({ values: blankGroup });
          const response = await call(getTranslationGroup, { params: { id: subject } }, { signal });
          if (!response.ok) return response;
          const {
            content: { key, title, isActive },
            version,
          } = response.value;
          return succeeded({
            values: { key, title, isActive },
            ...(version !== undefined && { version }),
          });
        },
      ),
      save: fromCall<
        { readonly version: string | undefined },
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
          const response =
            subject === null
              ? await call(createTranslationGroup, { body })
              : await call(
                  updateTranslationGroup,
                  { params: { id: subject }, body },
                  version === undefined ? {} : { ifMatch: version },
                );
          return response.ok ? succeeded({ version: response.value.version }) : response;
        },
      ),
    },
  });

/** Provides the removal of a group (API-124). */
export const provideGroupRemoval = (call: Call): typeof groupRemovalMachine =>
  groupRemovalMachine.provide({
    actors: {
      readGroup: fromCall<RemovableGroup, { readonly id: number }>(
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
      removeGroup: fromCall<
        BulkChange,
        { readonly removable: RemovableGroup; readonly keys: KeyRemoval }
      >(
        async ({
          input: {
            removable: { group, version },
            keys,
          },
        }) => {
          const query = {
            ...(keys.kind === 'move' && { moveTo: keys.to }),
            ...(keys.kind === 'delete' && { withKeys: 'true' as const }),
          };
          const response = await call(
            deleteTranslationGroup,
            { params: { id: group.id }, query },
            version === undefined ? {} : { ifMatch: version },
          );
          return response.ok ? succeeded({ undo: response.value.content?.undo }) : response;
        },
      ),
    },
  });

/** Provides the export of a group. */
export const provideGroupExport = (call: Call): typeof groupExportMachine =>
  groupExportMachine.provide({
    actors: {
      download: fromCall<SavedFile, { readonly id: number; readonly format: GroupFormat }>(
        async ({ input: { id, format }, signal }) => {
          const response = await call(
            exportTranslationGroup,
            { params: { id }, query: { format } },
            { signal },
          );
          if (!response.ok) return response;
          const name = response.value.fileName ?? `translations-${String(id)}.${format}`;
          saveFile(response.value.blob, name);
          return succeeded({ name });
        },
      ),
    },
  });

/** Provides the import into a group. */
export const provideGroupImport = (call: Call): typeof groupImportMachine =>
  groupImportMachine.provide({
    actors: {
      review: fromCall<GroupReview, GroupFile>(async ({ input: { id, file }, signal }) => {
        const response = await call(
          importTranslationGroup,
          { params: { id }, query: encodeGroupImportQuery({ dryRun: true }), body: { file } },
          { signal },
        );
        return response.ok
          ? succeeded({
              entries: response.value.content.entries,
              version: response.value.version,
            })
          : response;
      }),
      store: fromCall<
        BulkChange,
        GroupFile & { readonly skipsRejected: boolean; readonly version?: string }
      >(async ({ input: { id, file, skipsRejected, version } }) => {
        const response = await call(
          importTranslationGroup,
          {
            params: { id },
            query: encodeGroupImportQuery({ leaveOutRefused: skipsRejected }),
            body: { file },
          },
          version === undefined ? {} : { ifMatch: version },
        );
        return response.ok ? succeeded({ undo: response.value.content.undo }) : response;
      }),
    },
  });
