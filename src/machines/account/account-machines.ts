import type { SectionSubscription } from '../../api/contract/articles.ts';
import type { ArticleCard } from '../../api/contract/entities/article.ts';
import { createLoadMachine } from '../shared/load-machine.ts';

/**
 * An author's articles, newest first. `isPartial` when the search found more pages than were read.
 */
export interface AuthorArticles {
  readonly articles: readonly ArticleCard[];
  readonly isPartial: boolean;
}

/** The signed-in person's subscription (NAV-042). */
export const subscriptionMachine = createLoadMachine<null, SectionSubscription>('subscription');

/** The articles of an author (NAV-044). */
export const authorMachine = createLoadMachine<{ readonly name: string }, AuthorArticles>('author');
