import { classMessages } from './class-messages.ts';
import { comparisonMessages } from './comparison-messages.ts';
import { downloadMessages } from './download-messages.ts';
import { editorMessages } from './editor-messages.ts';
import { findMessages } from './find-messages.ts';
import { firstMessages } from './first-messages.ts';
import { formulaMessages } from './formula-messages.ts';
import { importReviewMessages } from './import-review-messages.ts';
import { inspectorMessages } from './inspector-messages.ts';
import { listViewMessages } from './list-view-messages.ts';
import { otherMessages } from './other-messages.ts';
import { paletteMessages } from './palette-messages.ts';
import { paperMessages } from './paper-messages.ts';
import { passwordMessages } from './password-messages.ts';
import { pasteMessages } from './paste-messages.ts';
import { playlistImportMessages } from './playlist-import-messages.ts';
import { quizFilterMessages } from './quiz-filter-messages.ts';
import { quizListMessages } from './quiz-list-messages.ts';
import { rebuildMessages } from './rebuild-messages.ts';
import { recordingMessages } from './recording-messages.ts';
import { richEditorMessages } from './rich-editor-messages.ts';
import { quizDeletionMessages, selectedQuizzesMessages } from './selected-quizzes-messages.ts';
import { shareMessages } from './share-messages.ts';
import { shortcutMessages } from './shortcut-messages.ts';
import { viewerMessages } from './viewer-messages.ts';

/**
 * The messages of a translation by the file that a page loads. English is in the code of the
 * screens; a translation has fewer and larger files, which load with the first screen, the editors,
 * the classes, the other screens and the inspector. Only the build reads this.
 */
export const catalogParts = {
  first: {
    ...firstMessages,
    ...downloadMessages,
    ...importReviewMessages,
    ...listViewMessages,
    ...paletteMessages,
    ...paperMessages,
    ...passwordMessages,
    ...quizDeletionMessages,
    ...quizFilterMessages,
    ...quizListMessages,
    ...rebuildMessages,
    ...selectedQuizzesMessages,
    ...shareMessages,
    ...shortcutMessages,
    ...viewerMessages,
  },
  editor: {
    ...editorMessages,
    ...comparisonMessages,
    ...findMessages,
    ...formulaMessages,
    ...pasteMessages,
    ...playlistImportMessages,
    ...richEditorMessages,
  },
  classes: { ...classMessages },
  other: { ...otherMessages },
  inspector: { ...inspectorMessages, ...recordingMessages },
} as const;

/**
 * The name of a file of a translation's messages; that of the `controls` has react-aria's own texts.
 */
export type CatalogPart = keyof typeof catalogParts | 'controls';
