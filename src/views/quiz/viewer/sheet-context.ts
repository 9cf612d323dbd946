import { createContext, use } from 'react';

import type { Video } from '../../../domain/videos/video.ts';

/** What all parts of one sheet share. */
export interface SheetSetting {
  /** The heading level of activities; questions are one below. */
  readonly level: 2 | 3;
  readonly showsAnswers: boolean;
  /** Whether videos begin with captions. */
  readonly withCaptions: boolean;
  /** The videos that are known already, by article. */
  readonly videos: ReadonlyMap<number, Video>;
  /** What was tried out, by item: kept while the sheet is open, so that what is scrolled away comes back as it was. */
  readonly ticks: Map<string, ReadonlySet<string>>;
}

/** The sheet a part belongs to. */
export const SheetContext = createContext<SheetSetting | null>(null);

/** The setting of the sheet above. */
export function useSheet(): SheetSetting {
  const setting = use(SheetContext);
  if (setting === null) throw new Error('no sheet above this part');
  return setting;
}
