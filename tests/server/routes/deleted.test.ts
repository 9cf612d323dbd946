import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createClass, deleteClass, restoreClass } from '../../../src/api/contract/class.ts';
import { deleteDocument, restoreDocument } from '../../../src/api/contract/class-documents.ts';
import { listDeleted } from '../../../src/api/contract/deleted.ts';
import {
  createPlaylist,
  deletePlaylist,
  restorePlaylist,
} from '../../../src/api/contract/playlists.ts';
import { restoreQuiz } from '../../../src/api/contract/quiz-restore.ts';
import { createTemplate, deleteTemplate } from '../../../src/api/contract/quiz-template.ts';
import { createUserQuiz, deleteUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import {
  addTranslations,
  createTranslationGroup,
  deleteTranslation,
  deleteTranslationGroup,
} from '../../../src/api/contract/translations.ts';
import { undoTranslations } from '../../../src/api/contract/translation-blocks.ts';
import { createPdf } from '../../support/documents.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

describeOnMainDatabase('what was deleted', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  let teacher: TestCaller;
  let customer: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  beforeEach(async () => {
    // What other tests have deleted is too old now, and so are the sessions.
    server.clock.forward(2 * 86_400);
    owner = await server.as('super');
    teacher = await server.as('cs');
    customer = await server.as('customer');
  });
  afterAll(() => server.close());

  const list = async (caller: TestCaller, query: object = {}) =>
    (await caller.call(listDeleted, { query })).content;
  const listTitles = async (caller: TestCaller, query: object = {}) =>
    (await list(caller, query)).result.map(({ kind, title }) => `${kind} ${title}`);

  async function deleteTemplateOf(title: string): Promise<number> {
    const { id } = (await owner.call(createTemplate, { body: { ...sampleQuiz(), title } })).content;
    expect((await owner.call(deleteTemplate, { params: { id } })).status).toBe(200);
    return id;
  }
  async function deletePlaylistOf(title: string): Promise<number> {
    const { id } = (await teacher.call(createPlaylist, { body: { title } })).content;
    expect((await teacher.call(deletePlaylist, { params: { id } })).status).toBe(200);
    return id;
  }
  async function deleteClassOf(title: string): Promise<number> {
    const { id } = (await teacher.call(createClass, { body: { title } })).content;
    expect((await teacher.call(deleteClass, { params: { id } })).status).toBe(200);
    return id;
  }
  async function deleteDocumentOf(fileName: string) {
    const classroom = (await teacher.call(createClass, { body: { title: 'Cells' } })).content.id;
    const raw = new FormData();
    raw.set('file', new File([new Uint8Array(createPdf('Cells'))], fileName));
    const path = `/api/admin/class/${String(classroom)}/document`;
    const { id } = (await teacher.send('POST', path, { raw })).content as { id: number };
    const params = { id: classroom, docId: id };
    expect((await teacher.call(deleteDocument, { params, query: {} })).status).toBe(200);
    return params;
  }
  async function makeTranslation(key: string) {
    const groupId = (
      await owner.call(createTranslationGroup, {
        body: { key: `${key}.group`, title: `All ${key}` },
      })
    ).content.id;
    const { content } = await owner.call(addTranslations, {
      body: { groupId, key, translations: [{ language: 'fr', value: 'Eau' }] },
    });
    return { groupId, id: content[0]?.id ?? 0 };
  }

  it('QLST-64 lists every kind with who deleted it and until when it can be restored', async () => {
    const template = await deleteTemplateOf('Lost template');
    const playlist = await deletePlaylistOf('Lost playlist');
    const classroom = await deleteClassOf('Lost class');
    const document = await deleteDocumentOf('lost.pdf');
    const word = await makeTranslation('lost.key');
    expect((await owner.call(deleteTranslation, { params: { id: word.id } })).status).toBe(200);
    const group = await makeTranslation('gone');
    const query = { withKeys: 'true' as const };
    await owner.call(deleteTranslationGroup, { params: { id: group.groupId }, query });

    const { result, navigation } = await list(owner);
    expect(result.map(({ kind, title }) => [kind, title])).toEqual([
      ['translationGroup', 'All gone'],
      ['translation', 'lost.key'],
      ['document', 'lost.pdf'],
      ['class', 'Lost class'],
      ['playlist', 'Lost playlist'],
      ['quiz', 'Lost template'],
    ]);
    expect(navigation).toMatchObject({ total_items: 6 });
    expect(result.map(({ deletedBy }) => deletedBy?.email ?? null)).toEqual([
      null,
      null,
      'cs@lectern.test',
      'cs@lectern.test',
      'cs@lectern.test',
      'super@lectern.test',
    ]);
    expect(result.slice(1, 4)).toMatchObject([
      { language: 'fr', class: null, quizKind: null },
      { id: document.docId, class: { id: document.id, title: 'Cells' } },
      { id: classroom, class: null },
    ]);
    expect(result.slice(4)).toMatchObject([
      { id: playlist },
      { id: template, quizKind: 'template' },
    ]);
    for (const { deletedAt, restorableUntil } of result)
      expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(86_400_000);

    const [undoGroup = { id: 0 }, undoWord = { id: 0 }] = result;
    for (const { status } of [
      await owner.call(restoreQuiz, { params: { id: template } }),
      await owner.call(restorePlaylist, { params: { id: playlist } }),
      await owner.call(restoreClass, { params: { id: classroom } }),
      await owner.call(restoreDocument, { params: document }),
      await owner.call(undoTranslations, { params: { id: undoWord.id } }),
      await owner.call(undoTranslations, { params: { id: undoGroup.id } }),
    ])
      expect(status).toBe(200);
    expect(await listTitles(owner)).toEqual([]);
  });

  it('PERM-22 shows each person only what they can restore', async () => {
    await deletePlaylistOf('Of the teacher');
    await deleteDocumentOf('of-the-teacher.pdf');
    await deleteTemplateOf('Of the owner');
    const own = { ...sampleQuiz(), title: 'Of the customer', startDate: null, endDate: null };
    const { id } = (await customer.call(createUserQuiz, { body: own })).content;
    await customer.call(deleteUserQuiz, { params: { id } });

    expect(await listTitles(customer)).toEqual(['quiz Of the customer']);
    expect(await listTitles(teacher)).toEqual([
      'document of-the-teacher.pdf',
      'playlist Of the teacher',
    ]);
    expect(await listTitles(owner)).toContain('quiz Of the customer');
    expect(await listTitles(await server.as('publish'))).toEqual([]);
    const colleague = await server.as('lti');
    expect(await listTitles(colleague)).toEqual([]);
  });

  it('LST-02 filters by kind and title, in pages', async () => {
    await deletePlaylistOf('Tide pools');
    await deletePlaylistOf('100 % tides');
    await deleteClassOf('Tides');
    expect(await listTitles(teacher, { kind: 'playlist', search: 'TIDE' })).toEqual([
      'playlist 100 % tides',
      'playlist Tide pools',
    ]);
    expect(await listTitles(teacher, { search: '0 %' })).toEqual(['playlist 100 % tides']);
    expect(await listTitles(teacher, { search: 'tide', page: 2, items_per_page: 2 })).toEqual([
      'playlist Tide pools',
    ]);
    expect((await teacher.call(listDeleted, { query: { kind: 'sponsor' as 'quiz' } })).status).toBe(
      400,
    );
  });

  it('TRAN-20 a deleted value comes back after its group, which says so', async () => {
    const word = await makeTranslation('order.key');
    await owner.call(deleteTranslation, { params: { id: word.id } });
    await owner.call(deleteTranslationGroup, { params: { id: word.groupId }, query: {} });
    const found = (await list(owner)).result;
    const idOf = (kind: string): number => found.find((each) => each.kind === kind)?.id ?? 0;
    const restore = (kind: string) => owner.call(undoTranslations, { params: { id: idOf(kind) } });
    const early = await restore('translation');
    expect(early.status).toBe(409);
    expect(early.content).toMatchObject({
      message: 'Its group was deleted. Restore the group first.',
    });
    expect((await restore('translationGroup')).status).toBe(200);
    expect((await restore('translation')).content).toEqual({ restored: 1, kept: 0 });
  });

  it('names who deleted each of two documents with one name', async () => {
    const first = await deleteDocumentOf('same.pdf');
    const raw = new FormData();
    raw.set('file', new File([new Uint8Array(createPdf('Cells'))], 'same.pdf'));
    const path = `/api/admin/class/${String(first.id)}/document`;
    const { id } = (await teacher.send('POST', path, { raw })).content as { id: number };
    server.clock.forward(60);
    await owner.call(deleteDocument, { params: { id: first.id, docId: id }, query: {} });
    expect((await list(owner)).result.map(({ deletedBy }) => deletedBy?.email)).toEqual([
      'super@lectern.test',
      'cs@lectern.test',
    ]);
  });

  it('QLST-64 lists nothing after 24 hours', async () => {
    await deletePlaylistOf('Of yesterday');
    server.clock.forward(86_400 - 60);
    teacher = await server.as('cs');
    expect(await listTitles(teacher, { search: 'yesterday' })).toEqual(['playlist Of yesterday']);
    server.clock.forward(120);
    expect(await listTitles(teacher)).toEqual([]);
  });
});
