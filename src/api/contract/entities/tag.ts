import * as z from 'zod/mini';

import { rowId } from '../scalars.ts';

/** A subject a quiz or an article is about (ENT-19). */
export const quizTag = z.object({ id: rowId, title: z.string() }).check(z.meta({ id: 'Tag' }));
export type QuizTag = z.output<typeof quizTag>;
