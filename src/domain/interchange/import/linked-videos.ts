import type { ParsedActivity, ReportedItem, ParsedQuiz } from './parsed-quiz.ts';
import type { PackageReader } from './package-reader.ts';
import type { Manifest } from './package/read-manifest.ts';
import { findChild, getText, findByName } from '../xml/query-xml.ts';
import type { XmlElement } from '../xml/element.ts';
import type { ItemContent } from './parsed-item.ts';

/**
 * Returns the video that an item without a question links to in an export of Lectern; null when it
 * has no such link.
 */
export function findLinkedVideo(body: XmlElement): ItemContent | null {
  const [link, ...others] = findByName(body, 'a');
  const href = link?.attributes['href'] ?? '';
  if (link === undefined || others.length > 0 || !URL.canParse(href)) return null;
  const { searchParams, hash } = new URL(href);
  const id = searchParams.get('id') ?? '';
  const title = getText(link);
  return /^[1-9]\d{0,9}$/.test(id)
    ? {
        type: 'video',
        title: title === href ? '' : title,
        articleId: Number(id),
        showsCaptions: searchParams.get('captions') === '1' || /[#;]captions=1(?:;|$)/.test(hash),
      }
    : null;
}

/** Returns the videos among the files of a folder. */
async function readVideos(
  paths: readonly string[],
  reader: PackageReader,
): Promise<readonly ReportedItem[]> {
  const found: ReportedItem[] = [];
  for (const path of paths) {
    const reading = await reader.readDocument(path);
    if ('message' in reading || reading.root.name !== 'webLink') continue;
    const title = getText(findChild(reading.root, 'title'));
    const link = {
      name: 'a',
      attributes: { href: findChild(reading.root, 'url')?.attributes['href'] ?? '' },
      children: [title],
    };
    const content = findLinkedVideo({ name: 'p', attributes: {}, children: [link] });
    if (content !== null)
      found.push(
        await reader.importItem(path, () => ({
          identifier: path.replace(/^.*\/|\.xml$/g, ''),
          title,
          content,
          reasons: [],
          pictures: [],
        })),
      );
  }
  return found;
}

/**
 * Adds the videos of Lectern's own cartridges, which are web links in a folder for each activity:
 * they come last in the activity of that title.
 */
export async function addLinkedVideos(
  quiz: ParsedQuiz,
  { folders }: Manifest,
  reader: PackageReader,
): Promise<ParsedQuiz> {
  const activities: ParsedActivity[] = [...quiz.activities];
  for (const { title, paths } of folders) {
    const videos = await readVideos(paths, reader);
    if (videos.length === 0) continue;
    const at = activities.findIndex((activity) => activity.title === title);
    const activity = activities[at];
    if (activity === undefined) activities.push({ title, items: videos });
    else activities[at] = { title, items: [...activity.items, ...videos] };
  }
  return { ...quiz, activities };
}
