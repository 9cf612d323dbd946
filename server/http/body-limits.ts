import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { BodyLimits } from './read-body.ts';

const json: BodyLimits = { bytes: 1_000_000, milliseconds: 15_000 };
const form: BodyLimits = { bytes: 25_000_000, milliseconds: 120_000 };

/** How much body an endpoint takes, and how long it may need to arrive. */
export const bodyLimits = (endpoint: Endpoint): BodyLimits => (endpoint.request === 'multipart' ? form : json);
