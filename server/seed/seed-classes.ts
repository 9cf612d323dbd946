import { inArray } from 'drizzle-orm';

import {
  classDocuments,
  classes,
  classPlaylists,
  classQuizzes,
  classShares,
  classStudents,
} from '../store/schema/classes.ts';
import { files as fileRows } from '../store/schema/files.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { seedArticles } from './content/library.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

/** Adds classes with their students, playlists, quizzes and documents. */
export async function seedClasses(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  const owners = [
    ['Biology 101', 'cs'],
    ['Chemistry for Engineers', 'admin'],
    ['Research Methods', 'super'],
    ['Physics I', 'lti'],
  ] as const;
  await db.insert(classes).values(
    owners.map(([title, owner], index) => ({
      id: index + 1,
      title,
      ownerId: getUserId(context, owner),
      publishedAt: index === 2 ? null : daysFromNow(-40 + index),
    })),
  );
  await db.insert(classStudents).values(
    ['ana.silva', 'ben.carter', 'chloe.martin', 'david.kim', 'emma.olsen', 'farid.aziz'].flatMap(
      (name, index) =>
        [1, 2, 4]
          .filter((classId) => (index + classId) % 3 !== 0)
          .map((classId) => ({
            classId,
            email: `${name}@students.northfield.example`,
            invitedAt: daysFromNow(-30),
          })),
    ),
  );
  await db.insert(classShares).values([
    { classId: 1, userId: getUserId(context, 'admin') },
    { classId: 2, userId: getUserId(context, 'cs') },
  ]);
  await db.insert(classPlaylists).values([
    { classId: 1, playlistId: 1 },
    { classId: 1, playlistId: 3 },
    { classId: 2, playlistId: 2 },
    { classId: 4, playlistId: 4 },
  ]);
  await seedClassQuizzes(db);
  await seedClassDocuments(context);
}

async function seedClassQuizzes(db: SeedContext['db']): Promise<void> {
  const classIds: Readonly<Record<string, number>> = {
    'Midterm: Cell Biology': 1,
    'Chemistry Placement Test': 2,
    'Mechanics Review': 4,
  };
  const found = await db
    .select({ id: quizzes.id, title: quizzes.title })
    .from(quizzes)
    .where(inArray(quizzes.title, Object.keys(classIds)));
  await db
    .insert(classQuizzes)
    .values(found.map(({ id, title }) => ({ classId: classIds[title] ?? 1, quizId: id })));
}

async function seedClassDocuments(context: SeedContext): Promise<void> {
  const { db, files, daysFromNow } = context;
  const content = Buffer.from(
    `Reading list\n\n${seedArticles
      .slice(0, 5)
      .map(([, , title]) => `- ${title}`)
      .join('\n')}\n`,
  );
  const name = await files.put(content, 'txt');
  await db.insert(fileRows).values({
    name,
    contentType: 'text/plain; charset=UTF-8',
    bytes: content.length,
    uploadedBy: getUserId(context, 'cs'),
  });
  await db.insert(classDocuments).values([
    {
      id: 1,
      classId: 1,
      fileName: 'Reading list.txt',
      file: name,
      uploadedBy: getUserId(context, 'cs'),
      sharedAt: daysFromNow(-20),
    },
  ]);
}
