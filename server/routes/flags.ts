import { listFlags, setFlag } from '../../src/api/contract/flags.ts';
import { failed } from '../../src/domain/outcome.ts';
import { readFlags } from '../web/evaluate-flags.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import { featureFlags } from '../store/schema/auth.ts';

const list = read(listFlags, async ({ services }) => respond([...(await readFlags(services))]));

const set = write(setFlag, async ({ params, body, services }) => {
  const flag = (await readFlags(services)).find(({ key }) => key === params.key);
  if (flag === undefined) return failed({ kind: 'notFound' });
  const changed = { value: body.value, updatedAt: services.clock.now() };
  await services.db
    .insert(featureFlags)
    .values({ key: flag.key, ...changed })
    .onConflictDoUpdate({ target: featureFlags.key, set: changed });
  return respond({ ...flag, value: body.value });
});

/** Reading and setting feature flags. */
export const flagRoutes: readonly Implementation[] = [list, set];
