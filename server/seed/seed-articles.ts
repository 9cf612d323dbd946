import {
  articles,
  articleSubtitles,
  articleTags,
  articleVideos,
} from '../store/schema/articles.ts';
import { collectionArticles, collections } from '../store/schema/collections.ts';
import { domains, sections } from '../store/schema/sections.ts';
import { tags } from '../store/schema/tags.ts';
import { fileAddress } from '../store/file-address.ts';
import {
  seedAffiliations,
  seedArticles,
  seedAuthors,
  seedDomains,
  seedSubjects,
} from './content/library.ts';
import { keepPictures, keepVideos, subtitleFile, videoSize } from './media.ts';
import type { Seeding } from './seeding.ts';

const sectionRows = seedDomains.flatMap(({ title, sections: titles }, domain) =>
  titles.map((section, sortIndex) => ({
    path: `${title}/${section}`,
    title: section,
    sortIndex,
    domainId: domain + 1,
  })),
);

const idOf = (list: readonly string[], one: string): number => {
  const index = list.indexOf(one);
  if (index < 0) throw new Error(`the demo library has no ${one}`);
  return index + 1;
};

/** The id of the demo article called `title`. */
export const articleId = (title: string): number =>
  idOf(
    seedArticles.map((row) => row[2]),
    title,
  );
/** The id of the demo subject called `title`. */
export const subjectId = (title: string): number => idOf([...seedSubjects], title);
/** The id of the demo section at `domain/section`. */
export const sectionId = (path: string): number =>
  idOf(
    sectionRows.map((row) => row.path),
    path,
  );

const turn = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds subjects, domains, sections and articles with their pictures, videos and subtitles. */
export async function seedLibrary({ db, files, daysFromNow }: Seeding): Promise<void> {
  await db.insert(tags).values(seedSubjects.map((title, index) => ({ id: index + 1, title })));
  await db
    .insert(domains)
    .values(
      seedDomains.map(({ title, type }, index) => ({ id: index + 1, title, articleType: type })),
    );
  await db
    .insert(sections)
    .values(
      sectionRows.map(({ title, sortIndex, domainId }, index) => ({
        id: index + 1,
        title,
        sortIndex,
        domainId,
      })),
    );

  const videos = await keepVideos(files);
  const pictures = await Promise.all(
    seedArticles.map((_, index) => keepPictures(files, index + 1)),
  );
  const english = await Promise.all(
    seedArticles.map(async ([, , title, abstract]) =>
      fileAddress(await files.put(subtitleFile([title, abstract, 'Lectern demo library']), 'vtt')),
    ),
  );
  const german = fileAddress(
    await files.put(
      subtitleFile([
        'Ein Film der Lectern-Beispielbibliothek',
        'mit deutschen Untertiteln',
        'Ende',
      ]),
      'vtt',
    ),
  );

  await db.insert(articles).values(
    seedArticles.map(([type, path, title, abstract, subject = ''], index) => {
      const section = sectionRows[sectionId(path) - 1];
      const picture = pictures[index];
      if (section === undefined || picture === undefined)
        throw new Error(`the demo library has no section ${path}`);
      const [department, institution] = turn(seedAffiliations, index);
      const [otherDepartment, otherInstitution] = turn(seedAffiliations, index + 3);
      return {
        id: index + 1,
        type,
        title,
        abstract,
        domainId: section.domainId,
        sectionId: sectionId(path),
        shortImage: picture.short,
        largeImage: picture.large,
        headerImage: picture.large,
        authors: [0, 1, 2].map((place) => ({
          name: turn(seedAuthors, index * 3 + place),
          institutionIndexes: place === 2 ? [0, 1] : [place],
        })),
        affiliations: [
          { departmentTitle: department, institutionTitle: institution },
          { departmentTitle: otherDepartment, institutionTitle: otherInstitution },
        ],
        path: [
          { type: 'subject' as const, id: subjectId(subject), title: subject },
          { type: 'topic' as const, id: sectionId(path), title: section.title },
        ],
        publishedOn: isoDay(daysFromNow(-20 * (seedArticles.length - index))),
      };
    }),
  );
  await db
    .insert(articleTags)
    .values(
      seedArticles.flatMap(([, , , , ...subjects], index) =>
        subjects.map((subject) => ({ articleId: index + 1, tagId: subjectId(subject) })),
      ),
    );
  await db.insert(articleVideos).values(
    seedArticles.map((_, index) => {
      const { file, thumbnails } = turn(videos, index);
      return index % 15 === 14
        ? {
            articleId: index + 1,
            cdnFile: null,
            hostResourceId: `FP-${String(41_000 + index)}`,
            ...videoSize,
            thumbnails: null,
          }
        : { articleId: index + 1, cdnFile: file, hostResourceId: null, ...videoSize, thumbnails };
    }),
  );
  await db
    .insert(articleSubtitles)
    .values([
      ...english.map((file, index) => ({ articleId: index + 1, language: 'en', file })),
      ...english.flatMap((_, index) =>
        index % 3 === 0 ? [{ articleId: index + 1, language: 'de', file: german }] : [],
      ),
    ]);
  await db.insert(collections).values([
    { id: 1, title: 'Methods in Live Imaging' },
    { id: 2, title: 'Teaching with Titrations' },
  ]);
  await db
    .insert(collectionArticles)
    .values([
      ...[1, 4, 7].map((article) => ({ collectionId: 1, articleId: article })),
      { collectionId: 2, articleId: articleId('Acid-Base Titration with an Indicator') },
      { collectionId: 2, articleId: articleId('Making Solutions in the Laboratory') },
    ]);
}
