import {
  articles,
  articleSubtitles,
  articleTags,
  articleVideos,
} from '../store/schema/articles.ts';
import { collectionArticles, collectionEditors, collections } from '../store/schema/collections.ts';
import { domains, sections } from '../store/schema/sections.ts';
import { tags } from '../store/schema/tags.ts';
import { getFileAddress } from '../files/file-names.ts';
import {
  seedAffiliations,
  seedArticles,
  seedAuthors,
  seedDomains,
  seedSubjects,
} from './content/library.ts';
import { storePictures, storeVideos, createSubtitleFile, videoSize } from './media.ts';
import { getUserId, type SeedContext } from './seed-context.ts';

const sectionRows = seedDomains.flatMap(({ title, sections: titles }, domain) =>
  titles.map((section, sortIndex) => ({
    path: `${title}/${section}`,
    title: section,
    sortIndex,
    domainId: domain + 1,
  })),
);

const findId = (list: readonly string[], one: string): number => {
  const index = list.indexOf(one);
  if (index < 0) throw new Error(`the demo library has no ${one}`);
  return index + 1;
};

/** Returns the id of the demo article called `title`. */
export const findArticleId = (title: string): number =>
  findId(
    seedArticles.map((row) => row[2]),
    title,
  );
/** Returns the id of the demo subject called `title`. */
export const findSubjectId = (title: string): number => findId([...seedSubjects], title);
/** Returns the id of the demo section at `domain/section`. */
export const findSectionId = (path: string): number =>
  findId(
    sectionRows.map((row) => row.path),
    path,
  );

const pickInTurn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const formatDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds subjects, domains, sections and articles with their images, videos and subtitles. */
export async function seedLibrary(context: SeedContext): Promise<void> {
  const { db } = context;
  await db.insert(tags).values(seedSubjects.map((title, index) => ({ id: index + 1, title })));
  await db
    .insert(domains)
    .values(
      seedDomains.map(({ title, type }, index) => ({ id: index + 1, title, articleType: type })),
    );
  await db.insert(sections).values(
    sectionRows.map(({ title, sortIndex, domainId }, index) => ({
      id: index + 1,
      title,
      sortIndex,
      domainId,
    })),
  );
  await seedArticleRows(context);
  await seedVideos(context);
  await seedCollections(context);
}

async function seedArticleRows({ db, files, daysFromNow }: SeedContext): Promise<void> {
  const images = await Promise.all(seedArticles.map((_, index) => storePictures(files, index + 1)));
  await db.insert(articles).values(
    seedArticles.map(([type, path, title, abstract, subject = ''], index) => {
      const section = sectionRows[findSectionId(path) - 1];
      const image = images[index];
      if (section === undefined || image === undefined)
        throw new Error(`the demo library has no section ${path}`);
      const [department, institution] = pickInTurn(seedAffiliations, index);
      const [otherDepartment, otherInstitution] = pickInTurn(seedAffiliations, index + 3);
      return {
        id: index + 1,
        type,
        title,
        abstract,
        domainId: section.domainId,
        sectionId: findSectionId(path),
        shortImage: image.short,
        largeImage: image.large,
        headerImage: image.large,
        authors: [0, 1, 2].map((author) => ({
          name: pickInTurn(seedAuthors, index * 3 + author),
          institutionIndexes: author === 2 ? [0, 1] : [author],
        })),
        affiliations: [
          { departmentTitle: department, institutionTitle: institution },
          { departmentTitle: otherDepartment, institutionTitle: otherInstitution },
        ],
        path: [
          { type: 'subject' as const, id: findSubjectId(subject), title: subject },
          { type: 'topic' as const, id: findSectionId(path), title: section.title },
        ],
        publishedOn: formatDay(daysFromNow(-20 * (seedArticles.length - index))),
      };
    }),
  );
  await db
    .insert(articleTags)
    .values(
      seedArticles.flatMap(([, , , , ...subjects], index) =>
        subjects.map((subject) => ({ articleId: index + 1, tagId: findSubjectId(subject) })),
      ),
    );
}

async function seedVideos({ db, files }: SeedContext): Promise<void> {
  const videos = await storeVideos(files);
  await db.insert(articleVideos).values(
    seedArticles.map((_, index) => {
      const { file, thumbnails } = pickInTurn(videos, index);
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
  const storeSubtitles = async (lines: readonly string[]): Promise<string> =>
    getFileAddress(await files.put(createSubtitleFile(lines), 'vtt'));
  const english = await Promise.all(
    seedArticles.map(([, , title, abstract]) =>
      storeSubtitles([title, abstract, 'Lectern demo library']),
    ),
  );
  const german = await storeSubtitles([
    'Ein Film der Lectern-Beispielbibliothek',
    'mit deutschen Untertiteln',
    'Ende',
  ]);
  await db
    .insert(articleSubtitles)
    .values([
      ...english.map((file, index) => ({ articleId: index + 1, language: 'en', file })),
      ...english.flatMap((_, index) =>
        index % 3 === 0 ? [{ articleId: index + 1, language: 'de', file: german }] : [],
      ),
    ]);
}

async function seedCollections(context: SeedContext): Promise<void> {
  const { db } = context;
  await db.insert(collections).values([
    { id: 1, title: 'Methods in Live Imaging' },
    { id: 2, title: 'Teaching with Titrations' },
  ]);
  await db
    .insert(collectionArticles)
    .values([
      ...[1, 4, 7].map((article) => ({ collectionId: 1, articleId: article })),
      { collectionId: 2, articleId: findArticleId('Acid-Base Titration with an Indicator') },
      { collectionId: 2, articleId: findArticleId('Making Solutions in the Laboratory') },
    ]);
  await db.insert(collectionEditors).values([
    { collectionId: 1, userId: getUserId(context, 'admin') },
    { collectionId: 1, userId: getUserId(context, 'cs') },
  ]);
}
