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
import { institutions, memberships, subscriptions } from '../store/schema/institutions.ts';
import { playlistItems, playlists } from '../store/schema/playlists.ts';
import { quizzes } from '../store/schema/quizzes.ts';
import { seedArticles } from './content/library.ts';
import { articleId, sectionId } from './seed-articles.ts';
import { userId, type Seeding } from './seeding.ts';

const institutionRows = [
  ['Northfield University', true, 101, 'video', 'unlimited'],
  ['Kestrel College', true, 101, 'video', 'education'],
  ['Tamar Institute of Technology', true, 102, 'quiz', 'education-not-unlimited'],
  ['University of Halden', true, 103, 'video', 'unlimited'],
  ['Lakeshore University', true, 102, 'quiz', 'education'],
  ['Universidad del Sur', true, 101, 'lti', 'education-not-unlimited'],
  ['University of Oresund', false, null, null, 'none'],
  ['Brightwater High School', true, 104, 'quiz', 'education'],
  ['Meridian Biosciences', true, 105, 'video', 'none'],
  ['Saint Brendan Hospital', false, null, null, 'none'],
] as const;

async function seedInstitutions(seeding: Seeding): Promise<void> {
  const { db, daysFromNow } = seeding;
  await db
    .insert(institutions)
    .values(
      institutionRows.map(([title, isApproved, productId, feature, subscription], index) => ({
        id: index + 1,
        title,
        isApproved,
        productId,
        feature,
        subscription,
      })),
    );
  await db.insert(memberships).values(
    [
      ['customer', 1],
      ['customer2', 2],
      ['lti', 3],
      ['cs', 1],
    ].map(([account, institutionId]) => ({
      userId: userId(seeding, String(account)),
      institutionId: Number(institutionId),
    })),
  );
  const covers = (
    institutionId: number,
    isTrial: boolean,
    endsAt: Date | null,
    ...paths: string[]
  ) => paths.map((path) => ({ institutionId, sectionId: sectionId(path), isTrial, endsAt }));
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
    ]);
}

const playlistRows = [
  [
    'Introductory Biology',
    'super',
    [
      [
        'Cells',
        'Organelles of the Eukaryotic Cell',
        'The Phases of Mitosis',
        'Transport Across Membranes',
      ],
      ['Genes', 'DNA Replication at the Fork', 'From Gene to Protein'],
    ],
  ],
  [
    'Chemistry Labs in Order',
    'admin',
    [
      ['First weeks', 'Acid-Base Titration with an Indicator', 'Flame Tests and Atomic Emission'],
      ['Later', 'The Ideal Gas Law in the Laboratory'],
    ],
  ],
  [
    'Neuroscience Seminar',
    'cs',
    [
      [
        'Methods',
        'Whole-Cell Patch Clamp in Acute Brain Slices',
        'Two-Photon Calcium Imaging in Awake Mice',
      ],
      ['Basics', 'The Action Potential'],
    ],
  ],
  [
    'Mechanics',
    'lti',
    [['Motion', "Newton's Laws of Motion", 'Conservation of Energy on an Inclined Plane']],
  ],
  [
    'Genetics Toolbox',
    'super',
    [
      [null, 'DNA Replication at the Fork'],
      ['Expression', 'From Gene to Protein', 'The Phases of Mitosis'],
    ],
  ],
  [
    'My First Videos',
    'customer',
    [[null, 'Organelles of the Eukaryotic Cell', 'The Ideal Gas Law in the Laboratory']],
  ],
] as const;

async function seedPlaylists(seeding: Seeding): Promise<void> {
  const { db } = seeding;
  await db
    .insert(playlists)
    .values(
      playlistRows.map(([title, owner], index) => ({
        id: index + 1,
        title,
        ownerId: userId(seeding, owner),
      })),
    );
  let id = 0;
  const rows = playlistRows.flatMap(([, , labels], index) => {
    let sortIndex = 0;
    return labels.flatMap(([label, ...titles]) => {
      const labelId = label === null ? null : (id += 1);
      const common = { playlistId: index + 1 };
      return [
        ...(label === null || labelId === null
          ? []
          : [
              {
                ...common,
                id: labelId,
                labelId: null,
                type: 'label' as const,
                title: label,
                articleId: null,
                sortIndex: sortIndex++,
              },
            ]),
        ...titles.map((title) => ({
          ...common,
          id: (id += 1),
          labelId,
          type: 'article' as const,
          title,
          articleId: articleId(title),
          sortIndex: sortIndex++,
        })),
      ];
    });
  });
  await db.insert(playlistItems).values(rows);
}

async function seedClasses(seeding: Seeding): Promise<void> {
  const { db, files, daysFromNow } = seeding;
  const owners = [
    ['Biology 101', 'cs'],
    ['Chemistry for Engineers', 'admin'],
    ['Research Methods', 'super'],
    ['Physics I', 'lti'],
  ] as const;
  await db
    .insert(classes)
    .values(
      owners.map(([title, owner], index) => ({
        id: index + 1,
        title,
        ownerId: userId(seeding, owner),
        publishedAt: index === 2 ? null : daysFromNow(-40 + index),
      })),
    );
  await db
    .insert(classStudents)
    .values(
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
    { classId: 1, userId: userId(seeding, 'admin') },
    { classId: 2, userId: userId(seeding, 'cs') },
  ]);
  await db.insert(classPlaylists).values([
    { classId: 1, playlistId: 1 },
    { classId: 1, playlistId: 3 },
    { classId: 2, playlistId: 2 },
    { classId: 4, playlistId: 4 },
  ]);
  const given = await db
    .select({ id: quizzes.id, title: quizzes.title })
    .from(quizzes)
    .where(
      inArray(quizzes.title, [
        'Midterm: Cell Biology',
        'Chemistry Placement Test',
        'Mechanics Review',
      ]),
    );
  const classOf: Readonly<Record<string, number>> = {
    'Midterm: Cell Biology': 1,
    'Chemistry Placement Test': 2,
    'Mechanics Review': 4,
  };
  await db
    .insert(classQuizzes)
    .values(given.map(({ id, title }) => ({ classId: classOf[title] ?? 1, quizId: id })));
  const content = Buffer.from(
    `Reading list\n\n${seedArticles
      .slice(0, 5)
      .map(([, , title]) => `- ${title}`)
      .join('\n')}\n`,
  );
  const name = await files.put(content, 'txt');
  await db
    .insert(fileRows)
    .values({
      name,
      contentType: 'text/plain; charset=UTF-8',
      bytes: content.length,
      uploadedBy: userId(seeding, 'cs'),
    });
  await db
    .insert(classDocuments)
    .values([
      {
        id: 1,
        classId: 1,
        fileName: 'Reading list.txt',
        file: name,
        uploadedBy: userId(seeding, 'cs'),
        sharedAt: daysFromNow(-20),
      },
    ]);
}

/** Adds institutions with subscriptions, playlists, and classes with their students and documents. */
export async function seedTeaching(seeding: Seeding): Promise<void> {
  await seedInstitutions(seeding);
  await seedPlaylists(seeding);
  await seedClasses(seeding);
}
