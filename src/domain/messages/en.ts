import { classMessages } from './class-messages.ts';
import { comparisonMessages } from './comparison-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { editorMessages } from './editor-messages.ts';
import { findMessages } from './find-messages.ts';
import { firstMessages } from './first-messages.ts';
import type { CompiledMessage } from './format-message.ts';
import { formulaMessages } from './formula-messages.ts';
import { importReviewMessages } from './import-review-messages.ts';
import { inspectorMessages } from './inspector-messages.ts';
import { listViewMessages } from './list-view-messages.ts';
import { otherMessages } from './other-messages.ts';
import { paletteMessages } from './palette-messages.ts';
import { passwordMessages } from './password-messages.ts';
import { pasteMessages } from './paste-messages.ts';
import { quizListMessages } from './quiz-list-messages.ts';
import { quizFilterMessages } from './quiz-filter-messages.ts';
import { quizDeletionMessages, selectedQuizzesMessages } from './selected-quizzes-messages.ts';
import { rebuildMessages } from './rebuild-messages.ts';
import { richEditorMessages } from './rich-editor-messages.ts';
import type { serverMessages } from './server-messages.ts';
import { shareMessages } from './share-messages.ts';
import { shortcutMessages } from './shortcut-messages.ts';
import { playlistImportMessages } from './playlist-import-messages.ts';
import { paperMessages } from './paper-messages.ts';
import { viewerMessages } from './viewer-messages.ts';

/** Every text that the console shows, by key and area, as compiled ICU messages. */
export const en = {
  ...firstMessages,
  ...classMessages,
  ...comparisonMessages,
  ...downloadMessages,
  ...editorMessages,
  ...otherMessages,
  ...inspectorMessages,
  ...importReviewMessages,
  ...listViewMessages,
  ...paletteMessages,
  ...passwordMessages,
  ...pasteMessages,
  ...quizListMessages,
  ...quizFilterMessages,
  ...quizDeletionMessages,
  ...selectedQuizzesMessages,
  ...rebuildMessages,
  ...richEditorMessages,
  ...shareMessages,
  ...shortcutMessages,
  ...playlistImportMessages,
  ...paperMessages,
  ...viewerMessages,
  ...findMessages,
  ...formulaMessages,
} as const;

type Keys<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends CompiledMessage ? `${P}${K}` : Keys<T[K], `${P}${K}.`>;
}[keyof T & string];

/** The key of a message, for example `session.signIn`. */
export type MessageKey = Keys<typeof en & typeof serverMessages>;
