import { inArray } from 'drizzle-orm';

import { outbox } from '../store/schema/auth.ts';
import {
  classActivity,
  classes,
  classPlaylists,
  classQuizzes,
  classShares,
  classStudents,
} from '../store/schema/classes.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import {
  classStudentNames,
  isOnlyInvited,
  seedClassList,
  type SeedClass,
} from './content/classes.ts';
import { seedClassDocuments } from './seed-class-documents.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

const getClassId = (index: number): number => index + 1;

/** Adds classes with their students, playlists, quizzes and documents. */
export async function seedClasses(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  await db.insert(classes).values(
    seedClassList.map(({ title, owner, age, isPublished }, index) => ({
      id: getClassId(index),
      title,
      ownerId: getUserId(context, owner),
      createdAt: daysFromNow(-age),
      updatedAt: daysFromNow(-age + 4),
      publishedAt: isPublished ? daysFromNow(-age + 4) : null,
    })),
  );
  await db.insert(classShares).values(
    seedClassList.flatMap(({ sharedWith, age }, index) =>
      sharedWith.map((account) => ({
        classId: getClassId(index),
        userId: getUserId(context, account),
        createdAt: daysFromNow(-age + 1),
      })),
    ),
  );
  await seedStudents(context);
  await seedContents(context);
  await seedActivity(context);
  await seedClassDocuments(context);
}

const failedMail = '550 5.1.1 The mailbox does not exist';

/** Creates the invitation mail of a student; that of every third failed, that of some waits. */
function createMail({ daysFromNow }: SeedContext, seed: SeedClass, email: string, number: number) {
  const at = daysFromNow(-seed.age + 2);
  const hasFailed = number % 3 === 1;
  return {
    recipient: email,
    subject: `You are invited to the class ${seed.title}`,
    body: `Hello,\n\nyou are invited to the class "${seed.title}".\n`,
    createdAt: at,
    attempts: hasFailed || number % 3 === 0 ? 1 : 0,
    sentAt: number % 3 === 0 ? at : null,
    failedAt: hasFailed ? at : null,
    error: hasFailed ? failedMail : null,
  };
}

const listStudents = ({ students: [from, until] }: SeedClass) =>
  classStudentNames.slice(from, until).map((student, index) => ({
    ...student,
    isInvited: isOnlyInvited(from + index),
  }));

async function seedStudents(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  const mails = seedClassList.flatMap((seed, index) =>
    listStudents(seed)
      .filter(({ isInvited }) => isInvited)
      .map(({ email }, number) => ({
        classId: getClassId(index),
        mail: createMail(context, seed, email, number),
      })),
  );
  const ids = await db
    .insert(outbox)
    .values(mails.map(({ mail }) => mail))
    .returning({ id: outbox.id });
  const mailIds = new Map(
    mails.map(({ classId, mail }, index) => [
      `${String(classId)} ${mail.recipient}`,
      ids[index]?.id,
    ]),
  );
  await db.insert(classStudents).values(
    seedClassList.flatMap((seed, index) =>
      listStudents(seed).map(({ firstName, lastName, email }) => ({
        classId: getClassId(index),
        email,
        firstName,
        lastName,
        invitedAt: daysFromNow(-seed.age + 2),
        mailId: mailIds.get(`${String(getClassId(index))} ${email}`) ?? null,
      })),
    ),
  );
}

async function seedContents(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  const titles = seedClassList.flatMap((seed) => seed.quizzes.map(([title]) => title));
  const found = await db
    .select({ id: quizzes.id, title: quizzes.title })
    .from(quizzes)
    .where(inArray(quizzes.title, titles));
  const quizIds = new Map(found.map(({ id, title }) => [title, id]));
  const getAddition = (
    { owner, age }: SeedClass,
    index: number,
    sortIndex: number,
    by = owner,
  ) => ({
    classId: getClassId(index),
    sortIndex,
    addedBy: getUserId(context, by),
    addedAt: daysFromNow(-age + 3),
  });
  await db.insert(classQuizzes).values(
    seedClassList.flatMap((seed, index) =>
      seed.quizzes.map(([title, by], place) => ({
        ...getAddition(seed, index, place, by),
        quizId: quizIds.get(title) ?? 0,
      })),
    ),
  );
  await db.insert(classPlaylists).values(
    seedClassList.flatMap((seed, index) =>
      seed.playlists.map(([playlistId, by], place) => ({
        ...getAddition(seed, index, place, by),
        playlistId,
      })),
    ),
  );
}

/** Adds what the calls would have written when the classes were made. */
async function seedActivity(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  await db.insert(classActivity).values(
    seedClassList.flatMap((seed, index) => {
      const emails = listStudents(seed).map(({ email }) => email);
      const added = seed.quizzes.filter(([, by]) => by === undefined).map(([title]) => title);
      const entries = [
        ['created', seed.owner, 0, [seed.title]],
        ['shared', seed.owner, 1, seed.sharedWith.map((account) => `${account}@lectern.test`)],
        ['studentsInvited', seed.owner, 2, emails],
        ['quizzesAdded', seed.owner, 3, added],
        ...seed.quizzes.flatMap(([title, by]) =>
          by === undefined ? [] : [['quizzesAdded', by, 3, [title]] as const],
        ),
        ['published', seed.owner, 4, seed.isPublished ? [seed.title] : []],
      ] as const;
      return entries
        .filter(([, , , names]) => names.length > 0)
        .map(([kind, account, day, names]) => ({
          classId: getClassId(index),
          at: daysFromNow(day - seed.age),
          userId: getUserId(context, account),
          kind,
          names: names.slice(0, 3),
          count: names.length,
        }));
    }),
  );
}
