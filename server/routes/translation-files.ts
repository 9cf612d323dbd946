import {
  exportTranslationGroup,
  importTranslationGroup,
} from '../../src/api/contract/translation-files.ts';
import { storeTranslations, undoTranslations } from '../../src/api/contract/translation-blocks.ts';
import type { FormatMessage } from '../../src/domain/messages/message.ts';
import type { ImportEntry, PlannedEntry } from '../../src/domain/translations/translation.ts';
import { succeeded } from '../../src/domain/outcome.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import { exportGroup } from '../store/translations/export-group.ts';
import { reviewImport, storeImport } from '../store/translations/import-group.ts';
import { readTranslationFile } from '../store/translations/read-translation-file.ts';
import { storeBlock } from '../store/translations/store-block.ts';
import { undoChange } from '../store/translations/undo-change.ts';
import { readGroup } from '../store/translations/write-groups.ts';

const contentTypes = {
  json: 'application/json; charset=UTF-8',
  csv: 'text/csv; charset=UTF-8',
} as const;

const exportEndpoint = read(
  exportTranslationGroup,
  async ({ params, query: { format }, services: { db } }) => {
    const group = await readGroup(db, params.id);
    if (!group.ok) return group;
    return succeeded({
      blob: {
        stream: await exportGroup(db, params.id, format),
        type: contentTypes[format],
        fileName: `translations-${group.value.group.key}.${format}`,
      },
    });
  },
  'heavy',
);

/** Returns entries with their reasons as text. */
const formatEntries = (
  entries: readonly PlannedEntry[],
  formatMessage: FormatMessage,
): ImportEntry[] =>
  entries.map(({ reason, ...entry }) => ({
    ...entry,
    ...(reason !== undefined && { reason: formatMessage(reason) }),
  }));

const importEndpoint = write(
  importTranslationGroup,
  async ({
    params,
    query: { dryRun, leaveOutRefused },
    body,
    ifMatch,
    formatMessage,
    services: { db, clock },
  }) => {
    const values = readTranslationFile(new Uint8Array(await body.file.arrayBuffer()));
    if (!values.ok) return values;
    const review = dryRun
      ? await reviewImport(db, params.id, values.value)
      : await storeImport(db, params.id, values.value, {
          leaveOutRefused,
          ifMatch,
          now: clock.now(),
        });
    return review.ok
      ? respond(
          {
            entries: formatEntries(review.value.entries, formatMessage),
            undo: review.value.undo,
          },
          review.value.version,
        )
      : review;
  },
  'heavy',
);

const storeEndpoint = write(
  storeTranslations,
  async ({ body: { values }, services: { db, clock }, formatMessage }) => {
    const { entries, ...block } = await storeBlock(db, values, clock.now());
    return respond({ ...block, entries: formatEntries(entries, formatMessage) });
  },
);

const undoEndpoint = write(
  undoTranslations,
  async ({ params, services: { db, clock } }) => {
    const undone = await undoChange(db, params.id, clock.now());
    return undone.ok ? respond(undone.value) : undone;
  },
  'heavy',
);

/** Export and import of translation groups, blocks of cells, and the undo of such changes. */
export const translationFileRoutes: readonly Implementation[] = [
  exportEndpoint,
  importEndpoint,
  storeEndpoint,
  undoEndpoint,
];
