import type { Call } from '../../api/client.ts';
import { downloadAuditLog, listAuditEntries, type AuditEntry } from '../../api/contract/audit.ts';
import { listOutbox, resendMail, revealMail, type OutboxMail } from '../../api/contract/outbox.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { isWholeNumber, type ListQuery } from '../../domain/lists/list-query.ts';
import { parseDay } from '../../domain/lists/parse-day.ts';
import { succeeded } from '../../domain/outcome.ts';
import { auditKinds, isAuditObjectKind } from '../../domain/users/audit-entry.ts';
import { fromCall } from '../../machines/shared/from-call.ts';
import {
  auditDownloadMachine,
  auditListMachine,
  mailMachine,
  outboxListMachine,
} from '../../machines/users/audit-machines.ts';
import type { LoadPageInput } from '../../machines/shared/list/list-types.ts';
import { toListPage } from './shared/list-calls.ts';
import { saveFile } from '../browser/save-file.ts';

const parseId = (text = ''): number | null => (isWholeNumber(text) ? Number(text) : null);

/** Returns the filters of the audit log as its calls take them. */
function toAuditFilter({ search, filters }: Pick<ListQuery, 'search' | 'filters'>) {
  const kind = auditKinds.find((known) => known === filters['kind']);
  const user = parseId(filters['user']);
  const object = isAuditObjectKind(kind) ? parseId(filters['object']) : null;
  const [from, until] = [parseDay(filters['from']), parseDay(filters['until'])];
  return {
    ...(search !== '' && { search }),
    ...(kind !== undefined && { kind }),
    ...(object !== null && { object }),
    ...(user !== null && { user }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  };
}

/** Provides the audit log. */
export const provideAuditList = (call: Call): typeof auditListMachine =>
  auditListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<AuditEntry>, LoadPageInput>(
        async ({ input: { query }, signal }) => {
          const response = await call(
            listAuditEntries,
            { query: { ...toAuditFilter(query), page: query.page } },
            { signal },
          );
          return toListPage(response, (row) => row);
        },
      ),
    },
  });

/** Provides the download of the audit log. `getQuery` returns what the list shows. */
export const provideAuditDownload = (
  call: Call,
  getQuery: () => ListQuery,
): typeof auditDownloadMachine =>
  auditDownloadMachine.provide({
    actors: {
      download: fromCall<{ readonly name: string }, { readonly subject: null }>(
        async ({ signal }) => {
          const response = await call(
            downloadAuditLog,
            { query: { ...toAuditFilter(getQuery()), format: 'csv' } },
            { signal },
          );
          if (!response.ok) return response;
          const name = response.value.fileName ?? 'audit-log.csv';
          saveFile(response.value.blob, name);
          return succeeded({ name });
        },
      ),
    },
  });

/** Provides the outbox. */
export const provideOutbox = (call: Call): typeof outboxListMachine =>
  outboxListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<OutboxMail>, LoadPageInput>(
        async ({
          input: {
            query: { page, search, filters },
          },
          signal,
        }) => {
          const state = (['waiting', 'sent'] as const).find((each) => each === filters['state']);
          const response = await call(
            listOutbox,
            { query: { page, ...(search !== '' && { search }), ...(state && { state }) } },
            { signal },
          );
          return toListPage(response, (row) => row);
        },
      ),
    },
  });

/** Provides the dialog of a mail, and sending it again. */
export const provideMail = (call: Call): typeof mailMachine =>
  mailMachine.provide({
    actors: {
      reveal: fromCall<string, { readonly id: number }>(async ({ input: { id } }) => {
        const response = await call(revealMail, { params: { id } });
        return response.ok ? succeeded(response.value.content.text) : response;
      }),
      resend: fromCall<null, { readonly id: number }>(async ({ input: { id } }) => {
        const response = await call(resendMail, { params: { id } });
        return response.ok ? succeeded(null) : response;
      }),
    },
  });
