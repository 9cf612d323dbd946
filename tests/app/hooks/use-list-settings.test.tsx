import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Send } from '../../../src/api/send.ts';
import { useListSettings } from '../../../src/app/hooks/use-list-settings.ts';
import type { ServerConnection } from '../../../src/app/server-connection.ts';
import { ServicesContext, type Services } from '../../../src/app/services.ts';
import { usualListSettings } from '../../../src/domain/lists/list-settings.ts';
import { succeeded } from '../../../src/domain/outcome.ts';

const column = (id: string, isShown: boolean) => ({ id, isShown, width: null });

/** The settings of a list of a person, on a server that keeps what is sent. */
function startSettings() {
  const sent: unknown[] = [];
  const send: Send = async ({ body }) => {
    const content: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    sent.push(content);
    return succeeded({ kind: 'json', content, version: '1' });
  };
  const connection: Partial<ServerConnection> = { send };
  const snapshot = {
    context: { user: { email: 'a@x.org', firstName: '', lastName: '', roles: [] }, flags: {} },
  };
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => null }) };
  const services = { connection, session } as unknown as Services;
  const { result } = renderHook(() => useListSettings('adminQuizzes'), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  return { result, sent };
}

test('a change shows at once, and the next one keeps it, before the code that saves them is there', async () => {
  const { result, sent } = startSettings();
  act(() => {
    result.current[1]({ type: 'columns.arrange', columns: [column('subjects', false)] });
  });
  expect(result.current[0].columns).toEqual([column('subjects', false)]);
  const both = [...result.current[0].columns, column('deadline', false)];
  act(() => {
    result.current[1]({ type: 'columns.arrange', columns: both });
    result.current[1]({ type: 'pageSize.choose', rowsOnPage: 50 });
  });
  const changed = { ...usualListSettings, columns: both, rowsOnPage: 50 };
  expect(result.current[0]).toEqual(changed);
  await waitFor(() => {
    expect(sent.at(-1)).toEqual(changed);
  });
  expect(result.current[0]).toEqual(changed);
});
