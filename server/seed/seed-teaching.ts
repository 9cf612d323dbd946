import { institutions, memberships, subscriptions } from '../store/schema/institutions.ts';
import { findSectionId } from './seed-articles.ts';
import { seedClasses } from './seed-classes.ts';
import { getUserId, type SeedContext } from './seed-context.ts';
import { seedPlaylists } from './seed-playlists.ts';

const institutionRows = [
  ['Northfield University', true, 101, 'video', 'unlimited', 2500],
  ['Kestrel College', true, 101, 'video', 'education', 60],
  ['Tamar Institute of Technology', true, 102, 'quiz', 'education-not-unlimited', 120],
  ['University of Halden', true, 103, 'video', 'unlimited', null],
  ['Lakeshore University', true, 102, 'quiz', 'education', 300],
  ['Universidad del Sur', true, 101, 'lti', 'education-not-unlimited', 150],
  ['University of Oresund', false, null, null, 'none', null],
  ['Brightwater High School', true, 104, 'quiz', 'education', 25],
  ['Meridian Biosciences', true, 105, 'video', 'none', null],
  ['Saint Brendan Hospital', false, null, null, 'none', null],
] as const;

async function seedInstitutions(context: SeedContext): Promise<void> {
  const { db, daysFromNow } = context;
  await db.insert(institutions).values(
    institutionRows.map(([title, isApproved, productId, feature, subscription, seats], index) => ({
      id: index + 1,
      title,
      isApproved,
      productId,
      feature,
      subscription,
      seats,
    })),
  );
  await db.insert(memberships).values(
    [
      ['customer', 1],
      ['customer2', 2],
      ['lti', 3],
      ['cs', 1],
    ].map(([account, institutionId]) => ({
      userId: getUserId(context, String(account)),
      institutionId: Number(institutionId),
    })),
  );
  const covers = (
    institutionId: number,
    isTrial: boolean,
    endsAt: Date | null,
    ...paths: string[]
  ) =>
    paths.map((path) => ({
      institutionId,
      sectionId: findSectionId(path),
      isTrial,
      startsAt: daysFromNow(isTrial ? -27 : -65),
      endsAt,
    }));
  await db
    .insert(subscriptions)
    .values([
      ...covers(
        1,
        false,
        daysFromNow(300),
        'Core Biology/Cells',
        'Core Biology/Genetics',
        'Core Chemistry/Gases',
        'Lab Manual/Biology Labs',
      ),
      ...covers(2, true, daysFromNow(-3), 'Core Biology/Cells', 'Core Physics/Mechanics'),
      ...covers(3, true, daysFromNow(20), 'Science Education/Basic Biology Methods'),
      ...covers(4, false, null, 'Lectern Journal/Neuroscience'),
      ...covers(5, false, daysFromNow(120), 'Core Psychology/Learning', 'Core Biology/Cells'),
      ...covers(6, false, daysFromNow(45), 'Core Chemistry/Atoms and Bonds'),
      ...covers(8, true, daysFromNow(9), 'Lab Manual/Biology Labs', 'Lab Manual/Chemistry Labs'),
    ]);
}

/**
 * Adds institutions with subscriptions, playlists, and classes with their students and documents.
 */
export async function seedTeaching(context: SeedContext): Promise<void> {
  await seedInstitutions(context);
  await seedPlaylists(context);
  await seedClasses(context);
}
