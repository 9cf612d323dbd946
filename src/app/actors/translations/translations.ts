import type { Call } from '../../../api/client.ts';
import {
  addTranslations,
  deleteTranslation,
  listTranslations,
  updateTranslation,
  type Translation,
} from '../../../api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../../domain/outcome.ts';
import {
  blankTranslation,
  listFilledLanguages,
  type CellValues,
  type NewTranslation,
} from '../../../domain/translations/validate-translation.ts';
import { rowsPerPage } from '../../../domain/translations/grid-pages.ts';
import {
  toRows,
  type CellLocation,
  type TranslationRow,
} from '../../../domain/translations/translation-rows.ts';
import {
  getSortField,
  getSearchConditions,
} from '../../../domain/translations/translation-search.ts';
import type {
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from '../../../machines/shared/form/form-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import {
  cellFormMachine,
  type SavedCell,
} from '../../../machines/translations/cell-form-machine.ts';
import {
  cellRemovalMachine,
  type RemovableCell,
  type RemovalResult,
} from '../../../machines/translations/cell-removal-machine.ts';
import { translationFormMachine } from '../../../machines/translations/translation-form-machine.ts';
import { translationGridMachine } from '../../../machines/translations/translation-grid-machine.ts';
import type {
  GridPage,
  LoadRowsInput,
} from '../../../machines/translations/translation-grid-types.ts';

/** Returns one page of keys of the grid (API-116). */
export async function readPageOfRows(
  call: Call,
  query: LoadRowsInput['query'],
  page: number,
  signal: AbortSignal,
): Promise<Outcome<GridPage>> {
  const field = query.sort === null ? null : getSortField(query.sort.field);
  const sort =
    query.sort === null || field === null
      ? []
      : [[field, query.sort.order] satisfies [string, string]];
  const response = await call(
    listTranslations,
    {
      body: {
        navigation: { page, itemsOnPage: rowsPerPage },
        filter: [...getSearchConditions(query)],
        sort,
      },
    },
    { signal },
  );
  if (!response.ok) return response;
  const {
    result,
    navigation: { totalItems },
  } = response.value.content;
  return succeeded({ page, rows: toRows(result), totalRows: totalItems });
}

/** Provides the grid, a page of keys per call (API-116). */
export const provideTranslationGrid = (call: Call): typeof translationGridMachine =>
  translationGridMachine.provide({
    actors: {
      loadRows: fromCall<GridPage, LoadRowsInput>(({ input, signal }) =>
        readPageOfRows(call, input.query, input.page, signal),
      ),
    },
  });

/** Returns the stored row of a key, null when there is none. */
export async function readRow(
  call: Call,
  key: string,
  signal?: AbortSignal,
): Promise<Outcome<TranslationRow | null>> {
  const response = await call(
    listTranslations,
    { body: { filter: [{ property: 'key', operator: 'equals', value: key }] } },
    signal === undefined ? {} : { signal },
  );
  return response.ok ? succeeded(toRows(response.value.content.result)[0] ?? null) : response;
}

const toSavedCell = (
  { id, key, groupId, value, version }: Translation,
  english: string,
): SavedCell => ({
  values: { key, groupId, english, value, id },
  cell: { id, value, version },
  version,
});

const conflict = failed({ kind: 'conflict' });

/** Updates a stored translation. A missing one is a conflict like a changed one. */
async function changeCell(
  call: Call,
  id: number,
  {
    values: { key, groupId, english, value },
    subject: { language },
    version,
  }: SaveFormInput<CellValues, CellLocation>,
): Promise<Outcome<SavedCell>> {
  const body = { groupId: groupId ?? 0, key: key.trim(), language, value };
  const response = await call(
    updateTranslation,
    { params: { translationId: id }, body },
    version === undefined ? {} : { ifMatch: version },
  );
  if (response.ok)
    return succeeded(toSavedCell(response.value.content, language === 'en' ? value : english));
  return response.failure.kind === 'notFound' ? conflict : response;
}

/** Fills an empty cell. A cell that another person has filled meanwhile is a conflict. */
async function fillCell(
  call: Call,
  {
    values: { groupId, english, value },
    subject: { key, language },
  }: SaveFormInput<CellValues, CellLocation>,
): Promise<Outcome<SavedCell>> {
  const response = await call(addTranslations, {
    body: { groupId: groupId ?? 0, key, translations: [{ language, value }] },
  });
  if (response.ok) {
    const [created] = response.value.content;
    return created === undefined
      ? failed({ kind: 'unexpected' })
      : succeeded(toSavedCell(created, language === 'en' ? value : english));
  }
  if (response.failure.kind !== 'refused') return response;
  const now = await readRow(call, key);
  return now.ok && now.value?.cells[language] !== undefined ? conflict : response;
}

/**
 * Provides the form of a cell, which updates a translation or fills an empty cell (API-117,
 * API-118, PD-38).
 */
export const provideCellForm = (call: Call): typeof cellFormMachine =>
  cellFormMachine.provide({
    actors: {
      load: fromCall<LoadedForm<CellValues>, { readonly subject: CellLocation }>(
        async ({
          input: {
            subject: { key, language },
          },
          signal,
        }) => {
          const read = await readRow(call, key, signal);
          if (!read.ok) return read;
          if (read.value === null) return failed({ kind: 'notFound' });
          const { groupId, cells } = read.value;
          const cell = cells[language];
          return succeeded({
            values: {
              key,
              groupId,
              english: cells.en?.value ?? '',
              value: cell?.value ?? '',
              id: cell?.id ?? null,
            },
            ...(cell?.version !== undefined && { version: cell.version }),
          });
        },
      ),
      save: fromCall<SavedCell, SaveFormInput<CellValues, CellLocation>>(({ input }) =>
        input.saved.id === null ? fillCell(call, input) : changeCell(call, input.saved.id, input),
      ),
    },
  });

/** Provides the removal of a translation (API-119). One that is already gone counts as removed. */
export const provideCellRemoval = (call: Call): typeof cellRemovalMachine =>
  cellRemovalMachine.provide({
    actors: {
      removeCell: fromCall<RemovalResult, RemovableCell>(
        async ({
          input: {
            place: { key, language },
            cell,
          },
        }) => {
          const response = await call(
            deleteTranslation,
            { params: { id: cell.id } },
            cell.version === undefined ? {} : { ifMatch: cell.version },
          );
          if (response.ok) return succeeded({ kind: 'gone', ...response.value.content });
          if (response.failure.kind === 'notFound') return succeeded({ kind: 'gone' });
          if (response.failure.kind !== 'conflict') return response;
          const now = await readRow(call, key);
          if (!now.ok) return now;
          const changed = now.value?.cells[language];
          return succeeded(
            changed === undefined ? { kind: 'gone' } : { kind: 'changed', cell: changed },
          );
        },
      ),
    },
  });

/** Provides the form of a new key. Only languages with a value are sent (API-117, TRAN-28). */
export const provideTranslationForm = (call: Call): typeof translationFormMachine =>
  translationFormMachine.provide({
    actors: {
      load: fromCall<LoadedForm<NewTranslation>, { readonly subject: null }>(() =>
        Promise.resolve(succeeded({ values: blankTranslation })),
      ),
      save: fromCall<SavedForm<NewTranslation>, SaveFormInput<NewTranslation, null>>(
        async ({
          input: {
            values: { groupId, key, values },
          },
        }) => {
          const outcome = await call(addTranslations, {
            body: {
              groupId: groupId ?? 0,
              key: key.trim(),
              translations: [...listFilledLanguages(values)],
            },
          });
          return outcome.ok ? succeeded({}) : outcome;
        },
      ),
    },
  });
