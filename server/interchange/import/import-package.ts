import { inArray } from 'drizzle-orm';

import { newQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { withEmbedded } from '../../../src/domain/interchange/import/embedded-pictures.ts';
import type { ImportedPackage } from '../../../src/domain/interchange/import/imported-package.ts';
import { readPackage } from '../../../src/domain/interchange/import/read-package.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import { inTransaction, type Services } from '../../http/services.ts';
import { identifyImage } from '../../images/identify-image.ts';
import type { Database } from '../../store/database.ts';
import { fileAddress } from '../../store/file-address.ts';
import { siteAddress } from '../../site-address.ts';
import { createQuiz } from '../../store/quizzes/save-quiz.ts';
import { articles } from '../../store/schema/articles.ts';
import { openPackage, unlessFaulty, type OpenedPackage } from '../unpack/open-package.ts';
import { keepPictures, removePictures } from './keep-pictures.ts';
import { packagePictures, type PackagePicture } from './package-pictures.ts';
import { planImport, type ImportPlan } from './plan-import.ts';

/** An import that is ready to be stored. */
export interface PreparedImport extends ImportPlan {
  readonly opened: OpenedPackage;
  readonly pictures: readonly PackagePicture[];
}

async function articlesThere(
  db: Database,
  { quizzes }: ImportedPackage,
): Promise<ReadonlySet<number>> {
  const items = quizzes.flatMap(({ activities }) =>
    activities.flatMap((activity) => activity.items),
  );
  const wanted = [
    ...new Set(items.flatMap((item) => (item.kind === 'video' ? [item.articleId] : []))),
  ].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (wanted.length === 0) return new Set();
  return new Set(
    (await db.select({ id: articles.id }).from(articles).where(inArray(articles.id, wanted))).map(
      ({ id }) => id,
    ),
  );
}

/** Makes ready what was read of a package: looks into its pictures and for its videos. */
async function prepare(
  db: Database,
  opened: OpenedPackage,
  read: ImportedPackage,
): Promise<Outcome<PreparedImport>> {
  const pictures = await packagePictures(opened.source, read.quizzes);
  const addresses = new Map(pictures.map(({ path, name }) => [path, fileAddress(name)]));
  const plan = await planImport(read, {
    addresses,
    articles: await articlesThere(db, read),
    ...(opened.source.turn && { turn: opened.source.turn }),
  });
  return plan.ok ? succeeded({ ...plan.value, opened, pictures }) : plan;
}

const isPicture = (bytes: Uint8Array): boolean => identifyImage(bytes) !== null;

/** Opens and reads the package in `zip` but for the items in `leaveOut`, as far as it can be stored. Stores nothing. */
export async function readImport(
  { db, clock, config }: Services,
  zip: Buffer,
  leaveOut: ReadonlySet<string>,
): Promise<Outcome<PreparedImport>> {
  const opened = await openPackage(zip, clock);
  if (!opened.ok) return opened;
  const read = unlessFaulty(
    opened.value,
    await readPackage(opened.value.source, { leaveOut, isPicture, site: siteAddress(config) }),
  );
  if (!read.ok) return read;
  const whole: OpenedPackage = {
    ...opened.value,
    source: withEmbedded(opened.value.source, read.value.embedded ?? new Map<string, Uint8Array>()),
  };
  return unlessFaulty(whole, await prepare(db, whole, read.value));
}

/** Carries the failure of one quiz out of the transaction, which ends by it. */
class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('refused');
    this.failure = failure;
  }
}

/** Stores all quizzes of an import as templates of `ownerId`, with their pictures, and answers with their ids; or stores none of it. */
export async function storeImport(
  services: Services,
  { opened, quizzes, pictures }: PreparedImport,
  ownerId: number,
): Promise<Outcome<readonly number[]>> {
  const added: string[] = [];
  try {
    return succeeded(
      await inTransaction(services, async (inside) => {
        await keepPictures(inside, opened.source, pictures, ownerId, added);
        const failure = opened.fault();
        if (failure !== null) throw new Refused(failure);
        const ids: number[] = [];
        for (const quiz of quizzes) {
          const created = await createQuiz(
            inside.db,
            'template',
            ownerId,
            newQuiz.parse(quiz),
            inside.clock.now(),
          );
          if (!created.ok) throw new Refused(created.failure);
          ids.push(created.value.id);
        }
        return ids;
      }),
    );
  } catch (error) {
    await removePictures(services, added);
    if (error instanceof Refused) return failed(error.failure);
    throw error;
  }
}
