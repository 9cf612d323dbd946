import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { downloadAuditLog, listAuditEntries } from '../../../src/api/contract/audit.ts';
import { signOut } from '../../../src/api/contract/auth.ts';
import {
  createClass,
  deleteClass,
  shareClass,
  unshareClass,
} from '../../../src/api/contract/class.ts';
import { addQuizzesToClasses } from '../../../src/api/contract/class-contents.ts';
import { deleteDocument } from '../../../src/api/contract/class-documents.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { setFlag } from '../../../src/api/contract/flags.ts';
import { deletePlaylist, createPlaylist } from '../../../src/api/contract/playlists.ts';
import { restoreQuiz } from '../../../src/api/contract/quiz-restore.ts';
import { shareQuiz } from '../../../src/api/contract/quiz-sharing.ts';
import { createTemplate, deleteTemplate } from '../../../src/api/contract/quiz-template.ts';
import { createUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { removeStudents, restoreStudents } from '../../../src/api/contract/class-students.ts';
import {
  createSponsor,
  deleteSponsor,
  removeArticlesFromSponsor,
} from '../../../src/api/contract/sponsors.ts';
import { undoTranslations } from '../../../src/api/contract/translation-blocks.ts';
import { addTranslations, deleteTranslation } from '../../../src/api/contract/translations.ts';
import { auditedWrites } from '../../../server/http/audited-writes.ts';
import { createPdf } from '../../support/documents.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

it('every write of a signed-in caller says what the audit log records of it', () => {
  const isAudited = ({ method, access, reads, writes }: Endpoint): boolean =>
    access !== 'public' && (method === 'GET' ? writes === true : reads !== true);
  expect(
    Object.values<Endpoint>(endpoints)
      .filter((endpoint) => isAudited(endpoint) && !auditedWrites.has(endpoint))
      .map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'POST /api/admin/profile/password',
    'POST /api/admin/user/invite',
    'PATCH /api/admin/user/{id}',
    'POST /api/admin/user/{id}/disable',
    'POST /api/admin/user/{id}/enable',
    'POST /api/admin/user/{id}/invitation',
    'POST /api/admin/user/{id}/password_reset',
    'POST /api/admin/profile/end_sessions',
    'POST /api/admin/user/{id}/end_sessions',
    'POST /api/admin/outbox/{id}/reveal',
    'POST /api/admin/outbox/{id}/send',
  ]);
});

describeOnMainDatabase('objects in the audit log', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  let teacher: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.as('super');
    teacher = await server.as('cs');
    await server.services.db.execute('delete from audit_log');
  });

  const list = async (query: object = {}) =>
    (await owner.call(listAuditEntries, { query })).content.result.map(
      ({ action, target, object, details }) => ({ action, target, object, details }),
    );

  it('names a quiz that is created, shared, deleted and restored', async () => {
    const title = 'Cell Structure';
    const { id } = (await owner.call(createTemplate, { body: { ...sampleQuiz(), title } })).content;
    const object = { kind: 'quiz', id, quizList: 'template', isThere: true, isRestorable: false };
    expect(await list()).toEqual([{ action: 'created', target: title, object, details: null }]);

    await owner.call(deleteTemplate, { params: { id } });
    expect(await list()).toEqual([
      {
        action: 'deleted',
        target: title,
        object: { ...object, quizList: null, isThere: false, isRestorable: true },
        details: null,
      },
      expect.objectContaining({
        action: 'created',
        object: { ...object, quizList: null, isThere: false },
      }),
    ]);
    await owner.call(restoreQuiz, { params: { id } });
    expect((await list())[0]).toEqual({ action: 'restored', target: title, object, details: null });
  });

  it('offers to restore for 24 hours what an entry has deleted', async () => {
    const { id } = (await owner.call(createTemplate, { body: sampleQuiz() })).content;
    await owner.call(deleteTemplate, { params: { id } });
    const isRestorableAfter = async (seconds: number) => {
      server.clock.forward(seconds);
      owner = await server.as('super');
      return (await list({ kind: 'quiz' }))[0]?.object?.isRestorable;
    };
    expect(await isRestorableAfter(86_399)).toBe(true);
    expect(await isRestorableAfter(2)).toBe(false);
  });

  it('says with whom a quiz was shared, and where a super admin finds it', async () => {
    const title = 'Gel Electrophoresis';
    const { id } = (await teacher.call(createUserQuiz, { body: { ...sampleQuiz(), title } }))
      .content;
    await teacher.call(shareQuiz, {
      params: { id },
      body: { emails: ['customer@lectern.test', 'nobody@nowhere.test'], isAdminQuiz: false },
    });
    expect((await list())[0]).toEqual({
      action: 'shared',
      target: title,
      object: { kind: 'quiz', id, quizList: 'customer', isThere: true, isRestorable: false },
      details: { names: ['customer@lectern.test'], count: '1' },
    });
  });

  it('names what leaves for good by the title it had', async () => {
    const { content: sponsor } = await owner.call(createSponsor, {
      body: { companyName: '<b>Acme</b>', companyUrl: 'https://acme.example' },
    });
    await owner.call(deleteSponsor, { params: { id: sponsor.id } });
    const { content: added } = await owner.call(addTranslations, {
      body: { groupId: 1, key: 'audit.water', translations: [{ language: 'fr', value: 'Eau' }] },
    });
    await owner.call(deleteTranslation, { params: { id: added[0]?.id ?? 0 } });
    const { content: classroom } = await teacher.call(createClass, { body: { title: 'Cells' } });
    const raw = new FormData();
    raw.set('file', new File([new Uint8Array(createPdf('Cells'))], 'cells.pdf'));
    const path = `/api/admin/class/${String(classroom.id)}/document`;
    const document = (await teacher.send('POST', path, { raw })).content as { id: number };
    const params = { id: classroom.id, docId: document.id };
    await teacher.call(deleteDocument, { params, query: { isSoft: 0 } });
    expect(
      (await list()).map(({ action, target, object, details }) => [
        action,
        target,
        object?.isThere,
        details,
      ]),
    ).toEqual([
      ['document deleted', 'Cells', true, { names: ['cells.pdf'] }],
      ['document added', 'Cells', true, { names: ['cells.pdf'] }],
      ['created', 'Cells', true, null],
      ['deleted', 'audit.water', false, { names: ['fr'] }],
      ['created', 'audit.water', false, { names: ['fr'] }],
      ['deleted', 'Acme', false, null],
      ['created', 'Acme', false, null],
    ]);
  });

  it('says what really changed: not twice, and nobody who had no share', async () => {
    const { content: quiz } = await teacher.call(createUserQuiz, {
      body: { ...sampleQuiz(), title: 'PCR' },
    });
    const { id } = (await teacher.call(createClass, { body: { title: 'Monday' } })).content;
    const body = { classIds: [id], quizzesIds: [quiz.id] };
    await teacher.call(addQuizzesToClasses, { body });
    await teacher.call(addQuizzesToClasses, { body });
    const emails = ['nobody@x.example'];
    await teacher.call(unshareClass, { params: { id }, body: { emails } });
    const studentIds = [999_998, 999_999];
    await teacher.call(removeStudents, { params: { id }, body: { studentIds } });
    await teacher.call(restoreStudents, { params: { id }, body: { studentIds } });
    const { content: sponsor } = await owner.call(createSponsor, {
      body: { companyName: 'Acme', companyUrl: 'https://acme.example' },
    });
    await owner.call(removeArticlesFromSponsor, {
      params: { id: sponsor.id },
      body: { articles: [1] },
    });
    expect((await list()).slice(0, 7).map(({ action, details }) => [action, details])).toEqual([
      ['articles removed', { count: '0' }],
      ['created', null],
      ['students restored', { count: '0' }],
      ['students removed', { count: '0' }],
      ['unshared', { names: [], count: '0' }],
      ['quizzes added', { names: [], count: '0' }],
      ['quizzes added', { names: ['PCR'], count: '1' }],
    ]);
  });

  it('offers to restore a deleted translation until it is restored', async () => {
    const { content: added } = await owner.call(addTranslations, {
      body: { groupId: 1, key: 'audit.back', translations: [{ language: 'fr', value: 'Eau' }] },
    });
    const { content } = await owner.call(deleteTranslation, {
      params: { id: added[0]?.id ?? 0 },
    });
    const readObject = async () => (await list({ search: 'audit.back' }))[0]?.object;
    expect(await readObject()).toMatchObject({ isThere: false, isRestorable: true });
    await owner.call(undoTranslations, { params: { id: content?.undo ?? 0 } });
    expect(await readObject()).toMatchObject({ isThere: true, isRestorable: false });
  });

  it('offers to restore only the languages of a translation that are still deleted', async () => {
    const values = [
      { language: 'en', value: 'Water' },
      { language: 'es', value: 'Agua' },
    ] as const;
    const { content: added } = await owner.call(addTranslations, {
      body: { groupId: 1, key: 'audit.both', translations: [...values] },
    });
    const undos: number[] = [];
    for (const { id } of added) {
      const { content } = await owner.call(deleteTranslation, { params: { id } });
      undos.push(content?.undo ?? 0);
    }
    await owner.call(undoTranslations, { params: { id: undos[0] ?? 0 } });
    expect(
      (await list({ search: 'audit.both' }))
        .filter(({ action }) => action === 'deleted')
        .map(({ object, details }) => [details?.['names'], object?.isRestorable]),
    ).toEqual([
      [['es'], true],
      [['en'], false],
    ]);
  });

  it('has an entry for each class that something was added to at once', async () => {
    const { content: quiz } = await teacher.call(createUserQuiz, {
      body: { ...sampleQuiz(), title: 'PCR' },
    });
    const create = async (title: string) =>
      (await teacher.call(createClass, { body: { title } })).content.id;
    const [first, second, third] = [
      await create('Monday'),
      await create('Tuesday'),
      await create('Friday'),
    ];
    const add = (...classIds: readonly number[]) =>
      teacher.call(addQuizzesToClasses, {
        body: { classIds: [...classIds], quizzesIds: [quiz.id] },
      });
    await add(third);
    const { content } = await add(first, second, third);
    expect(content).toEqual({ added: 2, skipped: 1 });
    const toEntry = (target: string, id: number) => ({
      action: 'quizzes added',
      target,
      object: { kind: 'class', id, quizList: null, isThere: true, isRestorable: false },
      details: { names: ['PCR'], count: '1' },
    });
    const entries = await list({ kind: 'class' });
    expect(entries.filter(({ action }) => action === 'quizzes added')).toEqual([
      toEntry('Tuesday', second),
      toEntry('Monday', first),
      toEntry('Friday', third),
    ]);
    expect((await list({ kind: 'class', object: String(first) }))[0]).toEqual(
      toEntry('Monday', first),
    );
  });

  it('is filtered by a kind of object, by one object, and by all changes', async () => {
    const create = async (title: string) =>
      (await teacher.call(createPlaylist, { body: { title } })).content.id;
    const [first] = [await create('First'), await create('Second')];
    await teacher.call(deletePlaylist, { params: { id: first } });
    await teacher.call(createClass, { body: { title: 'Cells' } });
    await owner.call(setFlag, { params: { key: 'adminBanner' }, body: { value: true } });
    await teacher.call(signOut, {});
    const listTargets = async (query: object) =>
      (await list(query)).map(({ action, target }) => `${action} ${target}`);
    expect(await listTargets({ kind: 'playlist' })).toEqual([
      'deleted First',
      'created Second',
      'created First',
    ]);
    expect(await listTargets({ kind: 'playlist', object: String(first) })).toEqual([
      'deleted First',
      'created First',
    ]);
    expect(await listTargets({ kind: 'flag' })).toEqual(['switched on adminBanner']);
    expect(await listTargets({ kind: 'changes' })).toHaveLength(5);
    expect(await listTargets({ kind: 'signIn' })).toEqual(['sign-out ']);
    expect(await listTargets({ search: 'econd' })).toEqual(['created Second']);
  });

  it('records nothing of a call that is refused', async () => {
    await teacher.call(deleteClass, { params: { id: 999_999 } });
    await teacher.call(shareClass, { params: { id: 999_999 }, body: { emails: ['a@b.example'] } });
    expect(await list()).toEqual([]);
  });

  it('the file of the log has kind, ID, people and number', async () => {
    const { content } = await teacher.call(createClass, { body: { title: '=Cells' } });
    const { text } = await owner.send('GET', `${downloadAuditLog.path}?format=csv`);
    expect(text.split('\r\n')[1]).toContain(
      `"created","'=Cells","class ${String(content.id)}","","","200"`,
    );
  });
});
