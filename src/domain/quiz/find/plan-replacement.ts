import { replaceInPlainText, replaceInText } from '../../rich-text/replace-in-text.ts';
import type { ReplaceTexts } from '../commands/command.ts';
import type { Draft } from '../draft/draft.ts';
import { findText, getTextId, isTitle } from '../draft/find-text.ts';
import type { TextMatch } from './find-matches.ts';

/**
 * Returns the command that replaces `matches` in one step. Texts that cannot be replaced are left
 * out. `search` is the text that was searched for, which the step names.
 */
export function planReplacement(
  draft: Draft,
  matches: readonly TextMatch[],
  search: string,
  replacement: string,
): ReplaceTexts {
  const replaceable = matches.filter(({ isFixed }) => !isFixed);
  const matchesByText = new Map<string, TextMatch[]>();
  for (const match of replaceable) {
    const id = getTextId(match.location);
    const inText = matchesByText.get(id);
    if (inText === undefined) matchesByText.set(id, [match]);
    else inText.push(match);
  }
  return {
    type: 'texts.replace',
    search,
    count: replaceable.length,
    texts: [...matchesByText.values()].flatMap((inText) => {
      const location = inText[0]?.location;
      const from = location === undefined ? null : findText(draft, location);
      if (location === undefined || from === null) return [];
      const ranges = inText.map(({ range }) => range);
      const replace = isTitle(location) ? replaceInPlainText : replaceInText;
      return [{ location, from, to: replace(from, ranges, replacement) }];
    }),
  };
}
