import { areas } from './areas.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { quiz } from './quiz.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

/** Every sentence a user sees, once, by key; one file an area. Values are ICU messages. */
export const en = {
  areas,
  common,
  dashboard,
  quiz,
  session,
  shell,
} as const;

type Keys<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a sentence, for example `session.signIn`. */
export type SentenceKey = Keys<typeof en>;
