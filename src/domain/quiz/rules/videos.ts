import type { ArticleReference, Draft } from '../draft.ts';
import { refused, type Refusal } from '../refusal.ts';

/** The ids of the articles whose videos are in the quiz. */
export function videoIds({ activities }: Draft): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { items } of activities)
    for (const { type, article } of items)
      if (type === 'video' && article !== null) ids.add(article.id);
  return ids;
}

/** Why the article's video cannot be added: it is in the quiz already (QED-47). Null when it can. */
export const addVideoRefusal = (
  draft: Draft,
  { id }: Pick<ArticleReference, 'id'>,
): Refusal | null => (videoIds(draft).has(id) ? refused({ key: 'quizDialogs.video.added' }) : null);
