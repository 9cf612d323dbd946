import { banners } from '../store/schema/banners.ts';
import { featureFlags } from '../store/schema/auth.ts';
import { files as fileRows } from '../store/schema/files.ts';
import { sponsorArticles, sponsors } from '../store/schema/sponsors.ts';
import { translationGroups, translations } from '../store/schema/translations.ts';
import { seedLanguages, seedTranslations } from './content/translations.ts';
import { drawPicture } from './draw-image.ts';
import { findArticleId } from './seed-articles.ts';
import type { SeedContext } from './seed-context.ts';

const sponsorRows = [
  [
    'Meridian Biosciences',
    'https://meridian-biosciences.example',
    true,
    'CRISPR-Cas9 Knockout in Human Cell Lines',
    'Flow Cytometry of Peripheral Blood Lymphocytes',
  ],
  [
    'Halden <em>Optics</em>',
    'https://halden-optics.example',
    true,
    'Two-Photon Calcium Imaging in Awake Mice',
    'Single-Molecule Tracking of Membrane Receptors',
    'Using a Compound Light Microscope',
  ],
  [
    'Tamar Instruments',
    'https://tamar-instruments.example',
    true,
    'Tensile Testing of Electrospun Scaffolds',
  ],
  [
    'Kestrel Glassware',
    'https://kestrel-glassware.example',
    false,
    'Acid-Base Titration with an Indicator',
    'Making Solutions in the Laboratory',
  ],
  ['Northlight Reagents', 'https://northlight.example', false],
] as const;

async function seedSponsors({ db, files, daysFromNow }: SeedContext): Promise<void> {
  const logos = await Promise.all(
    sponsorRows.map(async ([, , hasLogo], index) => {
      if (!hasLogo) return null;
      const content = drawPicture(100 + index, 150, 50);
      return {
        name: await files.put(content, 'png'),
        contentType: 'image/png',
        bytes: content.length,
        width: 150,
        height: 50,
        goesWithItsRows: true,
      };
    }),
  );
  await db
    .insert(fileRows)
    .values(logos.filter((logo) => logo !== null))
    .onConflictDoNothing();
  await db.insert(sponsors).values(
    sponsorRows.map(([companyName, companyUrl], index) => ({
      id: index + 1,
      companyName,
      companyUrl,
      logoFile: logos[index]?.name ?? null,
    })),
  );
  await db.insert(sponsorArticles).values(
    sponsorRows.flatMap(([, , , ...titles], index) =>
      titles.map((title, articleIndex) => ({
        sponsorId: index + 1,
        articleId: findArticleId(title),
        isActive: articleIndex !== 1,
        createdAt: daysFromNow(-50 + index),
      })),
    ),
  );
}

async function seedTranslationGroups({ db }: SeedContext): Promise<void> {
  await db.insert(translationGroups).values(
    seedTranslations.map(({ key, title }, index) => ({
      id: index + 1,
      key,
      title,
      isActive: key !== 'legacy',
    })),
  );
  await db.insert(translations).values(
    seedTranslations.flatMap(({ rows }, group) =>
      rows.flatMap(([key, ...words]) =>
        words.flatMap((value, index) => {
          const language = seedLanguages[index];
          return value === '' || language === undefined
            ? []
            : [{ groupId: group + 1, key, language, value }];
        }),
      ),
    ),
  );
}

/**
 * Adds sponsors with logos and articles, translations in eight languages, a banner, and the flags
 * that show their areas.
 */
export async function seedSite(context: SeedContext): Promise<void> {
  await seedSponsors(context);
  await seedTranslationGroups(context);
  const { db, daysFromNow } = context;
  await db.insert(banners).values({
    id: 1,
    message: '<p>New: <strong>Core Physics</strong> is here</p>',
    type: 1,
    isPublished: true,
    startDate: daysFromNow(-7),
    endDate: daysFromNow(30),
    createdAt: daysFromNow(-7),
  });
  await db
    .insert(featureFlags)
    .values([
      { key: 'adminTranslations', value: true, description: 'Shows the site translations' },
      { key: 'adminBanner', value: true, description: 'Shows the site banner' },
    ])
    .onConflictDoNothing();
}
