import type { FoundActivity, FoundItem, FoundQuiz } from './found-quiz.ts';
import { ownVideo } from './own-video.ts';
import type { PackageReader } from './package-reader.ts';
import type { Manifest } from './read-manifest.ts';
import { childOf, wordsOf } from './tree.ts';

/** The videos among the files of a folder. */
async function videosOf(
  paths: readonly string[],
  reader: PackageReader,
): Promise<readonly FoundItem[]> {
  const found: FoundItem[] = [];
  for (const path of paths) {
    const reading = await reader.document(path);
    if ('sentence' in reading || reading.root.name !== 'webLink') continue;
    const title = wordsOf(childOf(reading.root, 'title'));
    const link = {
      name: 'a',
      attributes: { href: childOf(reading.root, 'url')?.attributes['href'] ?? '' },
      children: [title],
    };
    const content = ownVideo({ name: 'p', attributes: {}, children: [link] });
    if (content !== null)
      found.push(
        await reader.take(path, () => ({
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

/** A quiz of one of our own cartridges with its videos, which lie beside it as web links in a folder an activity: they come last in the activity of that title. */
export async function withOwnLinks(
  quiz: FoundQuiz,
  { folders }: Manifest,
  reader: PackageReader,
): Promise<FoundQuiz> {
  const activities: FoundActivity[] = [...quiz.activities];
  for (const { title, paths } of folders) {
    const videos = await videosOf(paths, reader);
    if (videos.length === 0) continue;
    const at = activities.findIndex((activity) => activity.title === title);
    const activity = activities[at];
    if (activity === undefined) activities.push({ title, items: videos });
    else activities[at] = { title, items: [...activity.items, ...videos] };
  }
  return { ...quiz, activities };
}
