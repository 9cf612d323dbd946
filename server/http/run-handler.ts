import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { maskLinks } from '../../src/domain/users/mask-links.ts';
import type { Prepared } from '../services/prepare-file.ts';
import { inTransaction, type Services } from '../services/services.ts';
import { describeWrite, type AuditNote } from './audited-writes.ts';
import { writeAuditEntry, type AuditEntry } from '../store/audit/write-audit-entry.ts';
import {
  findStoredReply,
  runOnce,
  type KeyedRequest,
  type RunOnceResult,
} from '../services/idempotency.ts';
import type { AnyHandlerInput, AnyReply, Implementation } from './implement.ts';

const maskText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? maskLinks(value) : value;

/**
 * Returns the JSON text to store for an idempotency key, without the tokens of one-time links; null
 * for a failure or a file, which are not stored.
 */
function toStoredReply({ hasLinks }: Endpoint, outcome: Outcome<AnyReply>): string | null {
  if (!outcome.ok || !('content' in outcome.value)) return null;
  const { content, etag } = outcome.value;
  const reply = { content: content ?? null, ...(etag === undefined ? {} : { etag }) };
  return JSON.stringify(reply, hasLinks === true ? maskText : undefined);
}

/** A call that changes data: the path it is audited by, and its idempotency key or null. */
export interface WriteCall {
  readonly path: string;
  readonly keyed: KeyedRequest | null;
}

/** Runs the handler of a write and adds it to the audit log when it succeeds. */
async function runWrite(
  { handle, endpoint }: Implementation,
  input: AnyHandlerInput,
  prepared: unknown,
  { path }: WriteCall,
): Promise<Outcome<AnyReply>> {
  const { caller, services, address, requestId } = input;
  const describe = (content: unknown) => describeWrite(services.db, endpoint, input, content);
  // What a call deletes has its title only before.
  const before = endpoint.method === 'DELETE' ? await describe(null) : null;
  const outcome = await handle(input, prepared);
  if (outcome.ok) {
    const { value } = outcome;
    const note = before ?? (await describe('content' in value ? value.content : null));
    const toEntry = (added: Partial<AuditNote>): AuditEntry => ({
      userId: caller?.userId ?? null,
      action: endpoint.method,
      target: path.slice(0, 200),
      ...note,
      ...added,
      status: 200,
      address,
      requestId,
    });
    const [first = {}, ...others] = 'audit' in value ? [value.audit ?? {}].flat() : [];
    await writeAuditEntry(services, toEntry(first), ...others.map(toEntry));
  }
  return outcome;
}

const nothing: Prepared<null> = { value: null, discard: () => Promise.resolve() };

/** Removes what was prepared in vain. What remains after an error is left to the hourly clean-up. */
async function discard(prepared: Prepared<unknown>, { log }: Services): Promise<void> {
  try {
    await prepared.discard();
  } catch (error) {
    log.error('what a call had prepared was not removed', error);
  }
}

/**
 * Runs a handler for a parsed request. A write and its row in the audit log are one transaction, at
 * most once with an idempotency key; what the handler prepares is outside of it. `write` is null
 * for a read, and for a public call, whose handler writes its own audit row.
 */
export async function runHandler(
  implementation: Implementation,
  input: AnyHandlerInput,
  write: WriteCall | null,
): Promise<RunOnceResult<Outcome<AnyReply>>> {
  const { services } = input;
  const { endpoint, handle, prepare } = implementation;
  const keyed = write?.keyed ?? null;
  if (prepare !== undefined && keyed !== null) {
    const stored = await findStoredReply(services, keyed);
    if (stored !== null) return stored;
  }
  const prepared: Outcome<Prepared<unknown>> = (await prepare?.(input)) ?? succeeded(nothing);
  if (!prepared.ok) return { kind: 'done', outcome: prepared };
  const { value } = prepared.value;

  const run = async (): Promise<RunOnceResult<Outcome<AnyReply>>> => {
    if (write === null) return { kind: 'done', outcome: await handle(input, value) };
    const runInside = (inside: Services): Promise<Outcome<AnyReply>> =>
      runWrite(implementation, { ...input, services: inside }, value, write);
    return keyed === null
      ? { kind: 'done', outcome: await inTransaction(services, runInside) }
      : runOnce(services, keyed, runInside, (outcome) => toStoredReply(endpoint, outcome));
  };
  let isUsed = false;
  try {
    const result = await run();
    isUsed = result.kind === 'repeated' || (result.kind === 'done' && result.outcome.ok);
    return result;
  } finally {
    if (!isUsed) await discard(prepared.value, services);
  }
}
