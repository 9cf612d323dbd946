import { eq } from 'drizzle-orm';

import * as contract from '../../src/api/contract/class-documents.ts';
import { getEffectiveRole } from '../../src/domain/access/role.ts';
import { failed, succeeded } from '../../src/domain/outcome.ts';
import { readRange } from '../files/read-range.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { respond, read, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { findClass } from '../store/scopes/class-scope.ts';
import { findDocument, type StoredDocument } from '../store/class-documents/read-documents.ts';
import { users } from '../store/schema/auth.ts';
import type { ScopedCaller } from '../store/scopes/scoped-caller.ts';

/** How long a token opens its document. */
const tokenSeconds = 60;
const purpose = 'document';

interface DocumentId {
  readonly id: number;
  readonly docId: number;
}

/** Returns a document in use that a person can reach, or null. */
async function findReachable(
  { db }: Services,
  visitor: ScopedCaller,
  { id, docId }: DocumentId,
): Promise<StoredDocument | null> {
  if ((await findClass(db, visitor, id)) === null) return null;
  const stored = await findDocument(db, id, docId);
  return stored?.deletedAt === null ? stored : null;
}

const getToken = read(contract.getDocumentToken, async ({ params, caller, services }) => {
  if ((await findReachable(services, caller, params)) === null) return failed({ kind: 'notFound' });
  const { clock, tokenSigner } = services;
  const claims = { class: params.id, document: params.docId, user: caller.userId };
  const token = await tokenSigner.sign(purpose, claims, tokenSeconds);
  const seconds = Math.floor(clock.now().getTime() / 1000) + tokenSeconds;
  return respond({ token, expiresAt: new Date(seconds * 1000).toISOString() });
});

/** Returns the person whom the token opens this document for, or null when it does not. */
async function findVisitor(
  { db, tokenSigner }: Services,
  token: string,
  { id, docId }: DocumentId,
): Promise<ScopedCaller | null> {
  const claims = await tokenSigner.verify(purpose, token);
  const userId = claims?.['user'];
  if (claims?.['class'] !== id || claims['document'] !== docId || typeof userId !== 'number')
    return null;
  const [user] = await db
    .select({ roles: users.roles, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.disabledAt === null ? { userId, role: getEffectiveRole(user.roles) } : null;
}

const getFile = read(contract.getDocumentFile, async ({ params, query, range, services }) => {
  const visitor = await findVisitor(services, query.token, params);
  if (visitor === null) return failed({ kind: 'expired' });
  const stored = await findReachable(services, visitor, params);
  const file = stored === null ? null : await services.files.get(stored.file);
  if (stored === null || file === null) return failed({ kind: 'notFound' });
  const part = readRange(range, file.bytes);
  return succeeded({
    blob: {
      stream: part.range === null ? new Uint8Array() : file.stream(part.range),
      status: part.status,
      type: stored.contentType,
      fileName: stored.fileName,
      isInline: true,
      headers: { ...documentHeaders, ...part.headers },
    },
  });
});

/** The files of documents, by a token that opens one document for one person. */
export const documentFileRoutes: readonly Implementation[] = [getToken, getFile];
