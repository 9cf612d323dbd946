import { expect, it } from 'vitest';

import { createLog } from '../../../server/shared/log.ts';
import { createWorkers } from '../../../server/workers/worker-pool.ts';

const log = createLog(
  () => undefined,
  () => new Date(0),
);

it('ERR-01 worker threads run the sources where nothing is built', async () => {
  const workers = createWorkers(log);
  const task = {
    bytes: new TextEncoder().encode(
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n--b--\r\n',
    ),
    contentType: 'multipart/form-data; boundary=b',
    identity: null,
  };
  expect(await workers.run('parseForm', task)).toMatchObject({ value: [['a', 'v']] });
  await workers.close();
});
