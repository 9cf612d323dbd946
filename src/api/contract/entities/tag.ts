import * as z from 'zod';

import { rowId } from '../scalars.ts';

/** A subject a quiz or an article is about (ENT-19). */
export const quizTag = z.object({ id: rowId, title: z.string() }).meta({ id: 'Tag' });
export type QuizTag = z.output<typeof quizTag>;
