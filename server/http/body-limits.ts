import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { BodyLimits } from './read-body.ts';

const json: BodyLimits = { bytes: 1_000_000, milliseconds: 15_000 };
const form: BodyLimits = { bytes: 25_000_000, milliseconds: 120_000 };

/** How much body an endpoint takes, and how long it may need to arrive. A row that takes more than usual has a minute. */
export function bodyLimits({ request, mostBytes }: Endpoint): BodyLimits {
  const usual = request === 'multipart' ? form : json;
  return mostBytes === undefined
    ? usual
    : { bytes: mostBytes, milliseconds: Math.max(usual.milliseconds, 60_000) };
}
