import { afterAll, beforeAll, expect, it } from 'vitest';

import { createReadinessCheck } from '../../../server/operations/readiness.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const signInPath = '/api/admin/security/get_access_token';
const token = 'a-token-for-scrapes';

describeOnEachDatabase('operations', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database, environment: { METRICS_TOKEN: token } });
  });
  afterAll(() => server.close());

  const readMetrics = async (): Promise<string> =>
    (await server.send('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } })).text;

  it('a running process is live and ready, outside the route prefix and without detail', async () => {
    const answers = await Promise.all(
      ['/livez', '/readyz'].map((path) => server.send('GET', path)),
    );
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, 'ok\n'],
      [200, 'ready\n'],
    ]);
  });

  it('a stopping process and one without a database are not ready, a busy one is', async () => {
    const never = new AbortController().signal;
    const idle = { countConnections: () => [{ name: 'light' as const, inUse: 1, waiting: 0 }] };
    const busy = { countConnections: () => [{ name: 'light' as const, inUse: 20, waiting: 3 }] };
    const broken = {
      withSignal: () => ({
        ...server.services,
        db: { execute: () => Promise.reject(new Error('gone')) } as never,
      }),
    };
    const stopping = new AbortController();
    const check = createReadinessCheck(server.services, idle, stopping.signal);
    expect(await check()).toBe(true);
    stopping.abort();
    expect(await check()).toBe(false);
    expect(await createReadinessCheck(broken, idle, never)()).toBe(false);
    expect(await createReadinessCheck(broken, busy, never)()).toBe(true);
  });

  it('the metrics need the token', async () => {
    const refused = [
      await server.send('GET', '/metrics'),
      await server.send('GET', '/metrics', { headers: { Authorization: 'Bearer wrong' } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401]);
    expect(refused.map(({ text }) => text).join('')).not.toContain('lectern_');
  });

  it('the metrics count requests by route and status, and refused sign-ins', async () => {
    await server.send('POST', signInPath, { body: { email: 'x@lectern.test', password: 'guess' } });
    await server.send('GET', '/api/admin/user/17?secret=1');
    const metrics = await readMetrics();
    expect(metrics).toContain(
      `lectern_request_duration_seconds_count{method="POST",route="${signInPath}",status="400"} 1`,
    );
    expect(metrics).toContain('lectern_sign_ins_refused_total{reason="wrong"} 1');
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect(metrics).not.toContain('secret');
    if (database === 'postgres')
      expect(metrics).toMatch(/lectern_database_connections_in_use\{pool="light"\} \d+/);
  });
});
