import { afterAll, beforeAll, expect, it } from 'vitest';

import { getAccessToken } from '../../../src/api/contract/auth.ts';
import { addArticlesToSponsor, createSponsor } from '../../../src/api/contract/sponsors.ts';
import { changeQuizzes } from '../../../src/api/contract/quiz-bulk.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type ApiResponse, type TestServer } from '../../support/server.ts';

interface ErrorContent {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
const read = ({ content }: ApiResponse): ErrorContent => content as ErrorContent;

describeOnMainDatabase('I18N-02 the language of a request', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const german = { 'Accept-Language': 'de' };
  const signIn = (body: object): Promise<ApiResponse> =>
    server.send('POST', getAccessToken.path, { body, headers: german });

  it.each([
    ['de', 'Die API hat keinen solchen Aufruf.'],
    ['de-AT,de;q=0.9,en;q=0.5', 'Die API hat keinen solchen Aufruf.'],
    ['fi;q=0.9, el, ru;q=0.8', 'В API нет такого вызова.'],
    ['en;q=0.1, de;q=0', 'The API has no such call.'],
    ['fi', 'The API has no such call.'],
    ['*', 'The API has no such call.'],
    [';;q=,,"', 'The API has no such call.'],
    [`de;q=0.5,${'x-'.repeat(3000)}`, 'Die API hat keinen solchen Aufruf.'],
  ])('%s is answered in the language that it prefers', async (language, message) => {
    const headers = { 'Accept-Language': language };
    const answered = await server.send('GET', '/api/nowhere', { headers });
    expect([answered.status, read(answered).message]).toEqual([404, message]);
  });

  it('refusals and the errors of fields are in it, what developers see is in English', async () => {
    const wrong = await signIn({ email: 'nobody@lectern.test', password: 'wrong' });
    expect(read(wrong).message).toBe('E-Mail-Adresse oder Passwort falsch.');
    const answered = await signIn({ email: '', password: 7, more: true });
    expect(read(answered)).toEqual({
      code: 'invalid',
      message: 'Einige Werte sind ungültig.',
      errors: {
        email: ['Dieses Feld ist erforderlich'],
        password: ['Dies muss vom Typ „string“ sein.'],
        body: ['Dieses Feld gibt es nicht: more.'],
      },
    });
    const caller = await server.as('super');
    const addressed = await caller.send('GET', '/api/admin/quiz/template/x', { headers: german });
    expect(read(addressed).errors).toEqual({ id: ['An id is a whole number.'] });
  });

  it('so is the refusal of a method', async () => {
    const answered = await server.send('PUT', getAccessToken.path, { headers: german });
    expect(answered.status).toBe(405);
    expect(read(answered).message).toBe('Diese Adresse unterstützt diese Methode nicht.');
  });

  it('and reasons in the content of an answer', async () => {
    const caller = await server.as('super');
    const created = await caller.call(createSponsor, {
      body: { companyName: 'Kestrel', companyUrl: 'https://kestrel.example' },
    });
    const assigned = await caller.call(
      addArticlesToSponsor,
      { params: { id: created.content.id }, body: { articles: [999_999] } },
      german,
    );
    expect(assigned.content).toEqual({
      error: { '999999': 'Es gibt keinen Artikel 999999' },
    });
    const changes = [{ id: 1, addSubjects: [999_999] }];
    const changed = await caller.call(changeQuizzes, { body: { changes } }, german);
    expect(changed.content.quizzes).toMatchObject([
      { failure: { message: 'Dieses Fachgebiet gibt es nicht.' } },
    ]);
  });
});
