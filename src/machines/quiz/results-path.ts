import { href } from '../../domain/access/href.ts';
import type { EditorInput } from './editor-types.ts';

/** Where the results of the edited quiz are; null where its route has none. */
export const resultsPath = ({
  context,
  source,
}: Pick<EditorInput, 'context' | 'source'>): string | null =>
  context === 'customer' && source.kind === 'stored'
    ? href('customerQuizResults', { userQuizId: source.quiz })
    : null;
