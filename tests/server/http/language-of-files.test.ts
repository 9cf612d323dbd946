import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { downloadAuditLog } from '../../../src/api/contract/audit.ts';
import { listExportRemarks } from '../../../src/api/contract/quiz-export.ts';
import { createTemplate } from '../../../src/api/contract/quiz-template.ts';
import { importTranslationGroup } from '../../../src/api/contract/translation-files.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';
import { question, sampleQuiz, withoutIds } from '../store/quiz-payload.ts';

const german = { 'Accept-Language': 'de' };

describeOnMainDatabase('I18N-02 the language of what is read and written as a file', (database) => {
  let server: TestServer;
  let admin: TestCaller;
  let id: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    admin = await server.as('super');
    const activities = [
      { title: 'Zellen', sortIndex: 0, items: [question('Welche \u0001Zelle?', 0)] },
    ];
    ({
      content: { id },
    } = await admin.call(createTemplate, {
      body: withoutIds({ ...sampleQuiz(), title: 'Zellen', activities, isGraded: true }),
    }));
  });
  afterAll(() => server.close());

  it('names the columns of the audit log', async () => {
    const { text } = await admin.call(downloadAuditLog, { query: { format: 'csv' } }, german);
    expect(text.split('\r\n')[0]).toContain('"Zeit (UTC)","E-Mail","Name","Aktion"');
  });

  it('names the columns of results', async () => {
    const quizId = (
      await server.services.db.execute<{ id: number }>(
        "select id from quizzes where kind = 'user' order by id limit 1",
      )
    ).rows[0]?.id;
    const path = `/api/admin/quiz/user_quiz/${String(quizId)}/assign?format=csv`;
    const { text } = await admin.send('GET', path, { headers: german });
    expect(text.split('\r\n')[0]).toContain('"E-Mail-Adresse","Punktzahl","Fragen"');
  });

  it('says what an export leaves out, before and in the package', async () => {
    const params = { type: 'template', id } as const;
    const listed = await admin.call(
      listExportRemarks,
      { params, query: { format: 'qti-2.1' } },
      german,
    );
    expect(listed.content.remarks).toContain(
      'Das Quiz ist benotet. Dieses Format kann das nicht speichern.',
    );
    const exported = await fetch(`${server.address}/api/admin/quiz/template/${String(id)}/qti`, {
      headers: { ...german, Authorization: `Bearer ${admin.token.accessToken}` },
    });
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    expect(strFromU8(files['lectern-export-report.txt'] ?? new Uint8Array()).split('\n')).toEqual(
      expect.arrayContaining([
        'Lectern-Exportbericht',
        ...listed.content.remarks.map((remark) => `- ${remark}`),
      ]),
    );
  });

  it('says why a translation is refused', async () => {
    const form = new FormData();
    form.set('file', new File(['key,de\nnew.key,Neu\n'], 'words.csv'));
    const groupId = (
      await server.services.db.execute<{ id: number }>(
        'select min(id) as id from translation_groups',
      )
    ).rows[0]?.id;
    const { content } = await admin.call(
      importTranslationGroup,
      {
        params: { id: groupId ?? 0 },
        query: { dryRun: '1' },
        body: form as unknown as { file: File },
      },
      german,
    );
    expect(content.entries.map(({ reason }) => reason)).toEqual([
      'Ein neuer Schlüssel braucht einen englischen Wert.',
    ]);
  });
});
