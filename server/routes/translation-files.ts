import {
  exportTranslationGroup,
  importTranslationGroup,
} from '../../src/api/contract/translation-files.ts';
import { succeeded } from '../../src/domain/outcome.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { exportGroup } from '../store/translations/export-group.ts';
import { reviewImport, storeImport } from '../store/translations/import-group.ts';
import { readTranslationFile } from '../store/translations/read-translation-file.ts';
import { readGroup } from '../store/translations/write-groups.ts';

const types = { json: 'application/json; charset=UTF-8', csv: 'text/csv; charset=UTF-8' } as const;

const exported = implement(
  exportTranslationGroup,
  async ({ params, query: { format }, services: { db } }) => {
    const kept = await readGroup(db, params.id);
    if (!kept.ok) return kept;
    return succeeded({
      blob: {
        stream: await exportGroup(db, params.id, format),
        type: types[format],
        fileName: `translations-${kept.value.group.key}.${format}`,
      },
    });
  },
);

const imported = implement(
  importTranslationGroup,
  async ({ params, query: { dryRun, leaveOutRefused }, body, ifMatch, services }) => {
    const values = readTranslationFile(new Uint8Array(await body.file.arrayBuffer()));
    if (!values.ok) return values;
    const review = await inTransaction(services, ({ db, clock }) =>
      dryRun === 'true'
        ? reviewImport(db, params.id, values.value)
        : storeImport(db, params.id, values.value, {
            leaveOutRefused: leaveOutRefused === 'true',
            ifMatch,
            now: clock.now(),
          }),
    );
    return review.ok
      ? answer({ entries: [...review.value.entries] }, review.value.version)
      : review;
  },
);

/** Groups of translations as files. */
export const translationFileRoutes: readonly Implementation[] = [exported, imported];
