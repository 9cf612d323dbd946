import {
  copyClass as copyCall,
  createClass as createCall,
  deleteClass as deleteCall,
  getClass,
  listClasses,
  listClassOptions,
  publishClass as publishCall,
  restoreClass as restoreCall,
  shareClass,
  unshareClass,
  updateClass,
} from '../../src/api/contract/class.ts';
import { listClassActivity } from '../../src/api/contract/class-students.ts';
import type { Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import { createClassSharingMail } from '../mail/class-mails.ts';
import type { Services } from '../services/services.ts';
import { listActivityOfClass } from '../store/classes/class-activity.ts';
import { findClass, unknownClass, type FoundClass } from '../store/scopes/class-scope.ts';
import { listOptions, listReachableClasses } from '../store/classes/list-classes.ts';
import { readClass } from '../store/classes/read-class.ts';
import { shareClassWith, unshareClassWith } from '../store/classes/share-class.ts';
import {
  copyClass,
  createClass,
  deleteClass,
  publishClass,
  renameClass,
  restoreClass,
} from '../store/classes/write-class.ts';

async function respondWithClass({ db, clock }: Services, caller: Caller, found: FoundClass) {
  const content = await readClass(db, caller, found, clock.now());
  return respond(content, content.version);
}

async function respondWhenOk(
  services: Services,
  caller: Caller,
  outcome: Outcome<FoundClass>,
): ReturnType<typeof respondWithClass> {
  return outcome.ok ? respondWithClass(services, caller, outcome.value) : outcome;
}

const respondWithValue = <T>(outcome: Outcome<T>) =>
  outcome.ok ? respond(outcome.value) : outcome;

/**
 * Listing, reading and changing classes (API-014 to API-019, API-021). A class that the caller
 * cannot reach is not found (docs/decisions/0045).
 */
export const classRoutes: readonly Implementation[] = [
  read(listClasses, async ({ caller, services: { db } }) =>
    respond(await listReachableClasses(db, caller)),
  ),
  read(listClassOptions, async ({ caller, query, services: { db } }) =>
    respond(await listOptions(db, caller, query.search ?? '')),
  ),
  write(createCall, async ({ caller, body, services }) =>
    respondWithClass(
      services,
      caller,
      await createClass(services.db, caller, body.title, services.clock.now()),
    ),
  ),
  read(getClass, async ({ caller, params, services }) => {
    const found = await findClass(services.db, caller, params.id);
    return found === null ? unknownClass : respondWithClass(services, caller, found);
  }),
  write(updateClass, async ({ caller, params, body, ifMatch, services }) =>
    respondWhenOk(
      services,
      caller,
      await renameClass(services.db, caller, params.id, body.title, ifMatch, services.clock.now()),
    ),
  ),
  write(copyCall, async ({ caller, params, services }) =>
    respondWhenOk(
      services,
      caller,
      await copyClass(services.db, caller, params.id, services.clock.now()),
    ),
  ),
  write(deleteCall, async ({ caller, params, ifMatch, services: { db, clock } }) =>
    respondWithValue(await deleteClass(db, caller, params.id, ifMatch, clock.now())),
  ),
  write(restoreCall, async ({ caller, params, services: { db, clock } }) =>
    respondWithValue(await restoreClass(db, caller, params.id, clock.now())),
  ),
  write(publishCall, async ({ caller, params, services: { db, clock } }) => {
    const published = await publishClass(db, caller, params.id, clock.now());
    return published.ok ? respond(published.value, published.value.version) : published;
  }),
  write(shareClass, async ({ caller, params, body, services, language }) => {
    const { db, mail, clock, config } = services;
    const shared = await shareClassWith(db, caller, params.id, body.emails, clock.now());
    if (!shared.ok) return shared;
    const { result, readers, found, sharedWith } = shared.value;
    await mail.sendAll(
      readers.map(({ email }) =>
        createClassSharingMail(config, found, { ...caller, language }, email),
      ),
    );
    return respond({ ...result, sharedWith });
  }),
  write(unshareClass, async ({ caller, params, body, services: { db, clock } }) => {
    const unshared = await unshareClassWith(db, caller, params.id, body.emails, clock.now());
    if (!unshared.ok) return unshared;
    const { sharedWith, ended } = unshared.value;
    const details = { names: ended, count: String(ended.length) };
    return respondWithAudit({ sharedWith }, { details });
  }),
  read(listClassActivity, async ({ caller, params, query, services: { db } }) =>
    (await findClass(db, caller, params.id)) === null
      ? unknownClass
      : respond(await listActivityOfClass(db, params.id, query.page ?? 1)),
  ),
];
