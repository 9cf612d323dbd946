import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import {
  addTranslations,
  deleteTranslation,
  listTranslations,
  updateTranslation,
  type Translation,
} from '../../api/contract/translations.ts';
import { failed, succeeded, type Outcome } from '../../domain/outcome.ts';
import {
  blankTranslation,
  filledLanguages,
  type CellValues,
  type NewTranslation,
} from '../../domain/translations/check-translation.ts';
import { rowsOnPage } from '../../domain/translations/grid-pages.ts';
import {
  rowsOf,
  type CellPlace,
  type TranslationRow,
} from '../../domain/translations/translation-rows.ts';
import { sortedBy, translationConditions } from '../../domain/translations/translation-search.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form-types.ts';
import { cellFormMachine, type SavedCell } from '../../machines/translations/cell-form-machine.ts';
import {
  cellRemovalMachine,
  type RemovableCell,
  type RemovalResult,
} from '../../machines/translations/cell-removal-machine.ts';
import { translationFormMachine } from '../../machines/translations/translation-form-machine.ts';
import { translationGridMachine } from '../../machines/translations/translation-grid-machine.ts';
import type {
  GridPage,
  LoadRowsInput,
} from '../../machines/translations/translation-grid-types.ts';

/** The grid over its call (API-116), a page of keys at a time. */
export const suppliedTranslationGrid = (call: Call): typeof translationGridMachine =>
  translationGridMachine.provide({
    actors: {
      loadRows: fromPromise<Outcome<GridPage>, LoadRowsInput>(
        async ({ input: { query, page }, signal }) => {
          const field = query.sort === null ? null : sortedBy(query.sort.field);
          const sort =
            query.sort === null || field === null
              ? []
              : [[field, query.sort.order] satisfies [string, string]];
          const answer = await call(
            listTranslations,
            {
              body: {
                navigation: { page, itemsOnPage: rowsOnPage },
                filter: [...translationConditions(query)],
                sort,
              },
            },
            { signal },
          );
          if (!answer.ok) return answer;
          const {
            result,
            navigation: { totalItems },
          } = answer.value.content;
          return succeeded({ page, rows: rowsOf(result), totalRows: totalItems });
        },
      ),
    },
  });

/** The row of a key as it is stored now; null when there is none. */
async function readRow(
  call: Call,
  key: string,
  signal?: AbortSignal,
): Promise<Outcome<TranslationRow | null>> {
  const answer = await call(
    listTranslations,
    { body: { filter: [{ property: 'key', operator: 'equals', value: key }] } },
    signal === undefined ? {} : { signal },
  );
  return answer.ok ? succeeded(rowsOf(answer.value.content.result)[0] ?? null) : answer;
}

const savedCell = (
  { id, key, groupId, value, version }: Translation,
  english: string,
): SavedCell => ({ values: { key, groupId, english, value, id }, cell: { id, value, version } });

const clash = failed({ kind: 'conflict' });

/** Changes the stored word; one that is gone is a clash like one that was changed. */
async function changeCell(
  call: Call,
  id: number,
  {
    values: { key, groupId, english, value },
    subject: { language },
    version,
  }: SaveFormInput<CellValues, CellPlace>,
): Promise<Outcome<SavedCell>> {
  const body = { groupId: groupId ?? 0, key: key.trim(), language, value };
  const answer = await call(
    updateTranslation,
    { params: { translationId: id }, body },
    version === undefined ? {} : { ifMatch: version },
  );
  if (answer.ok)
    return succeeded(savedCell(answer.value.content, language === 'en' ? value : english));
  return answer.failure.kind === 'notFound' ? clash : answer;
}

/** Fills an empty cell; one that somebody else has filled in the meantime is a clash. */
async function fillCell(
  call: Call,
  {
    values: { groupId, english, value },
    subject: { key, language },
  }: SaveFormInput<CellValues, CellPlace>,
): Promise<Outcome<SavedCell>> {
  const answer = await call(addTranslations, {
    body: { groupId: groupId ?? 0, key, translations: [{ language, value }] },
  });
  if (answer.ok) {
    const [made] = answer.value.content;
    return made === undefined
      ? failed({ kind: 'unexpected' })
      : succeeded(savedCell(made, language === 'en' ? value : english));
  }
  if (answer.failure.kind !== 'refused') return answer;
  const now = await readRow(call, key);
  return now.ok && now.value?.cells[language] !== undefined ? clash : answer;
}

/** The dialog of a cell over the calls that change a word or fill an empty cell (API-117, API-118, decision 38). */
export const suppliedCellForm = (call: Call): typeof cellFormMachine =>
  cellFormMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<CellValues>>, { readonly subject: CellPlace }>(
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
      save: fromPromise<Outcome<SavedCell>, SaveFormInput<CellValues, CellPlace>>(({ input }) =>
        input.saved.id === null ? fillCell(call, input) : changeCell(call, input.saved.id, input),
      ),
    },
  });

/** The removal of a word over its call (API-119); one that was gone already counts as removed. */
export const suppliedCellRemoval = (call: Call): typeof cellRemovalMachine =>
  cellRemovalMachine.provide({
    actors: {
      removeCell: fromPromise<Outcome<RemovalResult>, RemovableCell>(
        async ({
          input: {
            place: { key, language },
            cell,
          },
        }) => {
          const answer = await call(
            deleteTranslation,
            { params: { id: cell.id } },
            cell.version === undefined ? {} : { ifMatch: cell.version },
          );
          if (answer.ok || answer.failure.kind === 'notFound') return succeeded({ kind: 'gone' });
          if (answer.failure.kind !== 'conflict') return answer;
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

/** The add page over its call: only the languages with a value are sent (API-117, TRAN-28). */
export const suppliedTranslationForm = (call: Call): typeof translationFormMachine =>
  translationFormMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<NewTranslation>>, { readonly subject: null }>(() =>
        Promise.resolve(succeeded({ values: blankTranslation })),
      ),
      save: fromPromise<Outcome<unknown>, SaveFormInput<NewTranslation, null>>(
        ({
          input: {
            values: { groupId, key, values },
          },
        }) =>
          call(addTranslations, {
            body: {
              groupId: groupId ?? 0,
              key: key.trim(),
              translations: [...filledLanguages(values)],
            },
          }),
      ),
    },
  });
