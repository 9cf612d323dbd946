import type { ParsedQuiz } from './parsed-quiz.ts';

const minTitleCharacters = 3;
/** Names of files that say nothing about their content. */
const commonName =
  /^(?:assessment|test|quiz|qti|questions?|items?|manifest|res\d+)[_-]?(?:qti|test)?$/i;

/** Returns the name of a file without its folder and its extensions. */
const getStem = (path: string): string =>
  path.replace(/^.*\//, '').replace(/(?:\.(?:xml|qti|dat|zip|imscc))+$/i, '');

const isTitle = (text: string): boolean => text.trim().length >= minTitleCharacters;

/**
 * Returns a title for a quiz that has none: that of its only item, the name of its file, the name of
 * the package, or `untitled`. `isOneFile` says whether one file holds all its items.
 */
export function chooseTitle(
  { file, activities }: ParsedQuiz,
  isOneFile: boolean,
  packageName: string,
  untitled: string,
): string {
  const [item, ...others] = activities.flatMap(({ items }) => items);
  const ownTitle = others.length === 0 ? (item?.entry.title ?? '') : '';
  const stem = isOneFile || others.length === 0 ? getStem(file) : '';
  const names = [ownTitle, commonName.test(stem) ? '' : stem, getStem(packageName), stem, untitled];
  return (names.find(isTitle) ?? '').trim();
}
