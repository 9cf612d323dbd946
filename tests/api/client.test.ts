import { describe, expect, test } from 'vitest';

import { formatAddress, createClient, type Mismatch } from '../../src/api/client.ts';
import { listSectionsByPage, listTags, searchArticles } from '../../src/api/contract/articles.ts';
import { getAccessToken } from '../../src/api/contract/auth.ts';
import { getDocumentFile } from '../../src/api/contract/class-documents.ts';
import {
  deleteTemplate,
  importTemplates,
  listTemplates,
} from '../../src/api/contract/quiz-template.ts';
import type { OutgoingRequest, ResponseContent } from '../../src/api/send.ts';

/** A client whose every request is answered with `received`, and what it sent and complained of. */
function clientAnswering(received: ResponseContent) {
  const sent: OutgoingRequest[] = [];
  const mismatches: Mismatch[] = [];
  const call = createClient(
    async (request) => {
      sent.push(request);
      return { ok: true, value: received };
    },
    (mismatch) => {
      mismatches.push(mismatch);
    },
  );
  return { call, sent, mismatches };
}

describe('typed calls', () => {
  test('API-090 path and query are written as printed', () => {
    expect(
      formatAddress(searchArticles, {
        query: {
          query: 'cell & co',
          content_type: ['research', 'education'],
          page: 2,
          from: undefined,
        },
      }),
    ).toBe('/api/free/search/?query=cell+%26+co&content_type=research%2Ceducation&page=2');
    expect(
      formatAddress(getDocumentFile, { params: { id: 3, docId: '4/5' }, query: { token: 'a' } }),
    ).toBe('/api/admin/class/3/document/4%2F5/file?token=a');
  });

  test('API-007 an answer comes in words, with its version', async () => {
    const { call } = clientAnswering({
      kind: 'json',
      content: { result: [], navigation: { page: 1, total_items: 0, total_pages: 0 } },
      version: '4',
    });
    expect(await call(listTemplates, { body: { navigation: { page: 1 } } })).toEqual({
      ok: true,
      value: {
        content: { result: [], navigation: { page: 1, totalItems: 0, totalPages: 0 } },
        version: '4',
      },
    });
  });

  test('API-098 an answer against the contract is unexpected, and the place is told', async () => {
    const { call, mismatches } = clientAnswering({
      kind: 'json',
      content: [
        { id: 1, title: 'Biology' },
        { id: 'two', title: 'Physics' },
      ],
    });
    expect(await call(listTags, {})).toEqual({ ok: false, failure: { kind: 'unexpected' } });
    expect(mismatches).toEqual([
      { call: 'GET /api/free/tag_list', path: '1.id', error: 'An id is a whole number.' },
    ]);
  });

  test('API-040 API-041 If-Match, Idempotency-Key and the signal go along', async () => {
    const { call, sent } = clientAnswering({ kind: 'json', content: null });
    const { signal } = new AbortController();
    await call(
      deleteTemplate,
      { params: { id: 3 } },
      { ifMatch: '7', idempotencyKey: 'k', signal },
    );
    expect(sent).toEqual([
      {
        method: 'DELETE',
        address: '/api/admin/quiz/template/3',
        expects: 'json',
        signsIn: false,
        headers: { 'If-Match': '"7"', 'Idempotency-Key': 'k' },
        signal,
      },
    ]);
  });

  test('API-010 a sign-in is marked as one', async () => {
    const { call, sent } = clientAnswering({ kind: 'json', content: {} });
    await call(getAccessToken, { body: { email: 'a@lectern.test', password: 'p' } });
    expect(sent[0]).toMatchObject({
      signsIn: true,
      body: '{"email":"a@lectern.test","password":"p"}',
    });
  });

  test('API-043 a file goes as a form', async () => {
    const { call, sent } = clientAnswering({ kind: 'json', content: { quizzes: [], report: [] } });
    const file = new File(['zip'], 'quiz.zip');
    await call(importTemplates, { query: {}, body: { file } });
    const form = sent[0]?.body;
    expect(form).toBeInstanceOf(FormData);
    expect(((form as FormData).get('file') as File).name).toBe('quiz.zip');
  });

  test('API-037 a file comes with its name', async () => {
    const blob = new Blob(['x']);
    const { call } = clientAnswering({ kind: 'blob', blob, fileName: 'syllabus.pdf' });
    expect(
      await call(getDocumentFile, { params: { id: 1, docId: 2 }, query: { token: 't' } }),
    ).toEqual({ ok: true, value: { blob, fileName: 'syllabus.pdf' } });
  });

  test('API-097 the server reads page and items_per_page in words', () => {
    expect(listSectionsByPage.query.parse({ page: '2', items_per_page: '50' })).toEqual({
      page: 2,
      itemsPerPage: 50,
    });
    expect(searchArticles.query.parse({ content_type: 'research,education' })).toEqual({
      query: '',
      contentTypes: ['research', 'education'],
      subjects: [],
      page: 1,
      from: null,
      to: null,
    });
  });
});
