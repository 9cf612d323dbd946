import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { Call } from '../../../src/api/client.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { provideRestoring } from '../../../src/app/actors/restoring.ts';
import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { deletedOf } from '../../machines/deleted/deleted-models.ts';

const id = { id: 3 };

test.each([
  ['quiz', '/api/admin/quiz/restore/{id}', id],
  ['playlist', '/api/admin/playlist/restore/{id}', id],
  ['class', '/api/admin/class/restore/{id}', id],
  ['document', '/api/admin/class/{id}/document/{docId}/restore', { id: 7, docId: 3 }],
  ['translation', '/api/admin/site_translation/undo/{id}', id],
  ['translationGroup', '/api/admin/site_translation/undo/{id}', id],
] as const)(
  'QLST-64 a %s is restored by its own call, and a notice says so or why not',
  async (kind, path, params) => {
    const row = { ...deletedOf(kind, 3, 'Cells'), class: { id: 7, title: 'Biology 101' } };
    const answers = [
      failed({ kind: 'refused', message: { text: 'Not now.' } }),
      succeeded({ content: { kept: 2 } }),
    ];
    const requests: unknown[] = [];
    const call = (async (endpoint: Endpoint, input: { readonly params?: unknown }) => {
      requests.push([endpoint.method, endpoint.path, input.params]);
      return answers.shift();
    }) as unknown as Call;
    const restoring = createActor(provideRestoring(call), { input: undefined });
    const notices: unknown[] = [];
    restoring.on('notice', ({ notice }) => notices.push(notice));
    restoring.start();
    for (const attempt of [1, 2]) {
      const changed = new Promise((resolve) => restoring.on('changed', resolve));
      restoring.send({ type: 'change.perform', change: row });
      await changed;
      expect(requests).toHaveLength(attempt);
    }
    expect(requests).toEqual(Array.from({ length: 2 }, () => ['POST', path, params]));
    const notRestored = { key: 'deleted.notRestored', values: { title: 'Cells' } };
    const restored = { key: 'deleted.restored', values: { title: 'Cells' } };
    const remark = { key: 'translations.keptSince', values: { count: 2 } };
    expect(notices).toEqual([
      { severity: 'error', message: { lines: [notRestored, { text: 'Not now.' }] } },
      { severity: 'success', message: restored },
      ...(kind.startsWith('translation') ? [{ severity: 'info', message: remark }] : []),
    ]);
  },
);
