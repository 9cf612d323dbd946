import type { PastedLine } from './pasted-line.ts';

/** The formats of questions that pasting reads. */
export const pasteFormats = ['lettered', 'bullets', 'table', 'aiken', 'gift'] as const;

/** The name of a format. */
export type PasteFormat = (typeof pasteFormats)[number];

/** A piece of a question. `line` is the index of its source line. */
export interface PastedPart {
  readonly line: number;
  readonly text: PastedLine;
  /** Whether the line has no letter or bullet of its own. */
  readonly isLoose?: true;
}

/** An option with its source lines. */
export interface PastedOption {
  readonly parts: readonly PastedPart[];
  readonly isRight: boolean;
}

/** A kind of GIFT question that a quiz cannot hold. */
export type UnsupportedKind = 'numeric' | 'matching' | 'essay' | 'shortAnswer' | 'description';

/** What an author should look at before a question is added. Lines and options are indices. */
export type Remark =
  | { readonly kind: 'looseLine'; readonly line: number; readonly option: number }
  | { readonly kind: 'leftOut'; readonly line: number }
  | { readonly kind: 'feedback'; readonly line: number }
  | { readonly kind: 'unknownAnswer'; readonly line: number; readonly answer: string }
  | { readonly kind: 'noRightAnswer' }
  | { readonly kind: 'noTitle' }
  | { readonly kind: 'noOptions' }
  | { readonly kind: 'tooManyOptions'; readonly count: number }
  | { readonly kind: 'titleTooLong' }
  | { readonly kind: 'optionTooLong'; readonly option: number }
  | { readonly kind: 'unsupported'; readonly type: UnsupportedKind };

/** A formatting that may tell the right answer: a highlight, bold or underlined text. */
export type AnswerLook = 'mark' | 'strong' | 'u';

/** A question as it was read. `from` and `to` are the indices of its first and last line. */
export interface PastedQuestion {
  readonly from: number;
  readonly to: number;
  readonly title: readonly PastedPart[];
  readonly options: readonly PastedOption[];
  readonly remarks: readonly Remark[];
  /** The look of the right options, where nothing else says which they are. */
  readonly rightBy?: AnswerLook;
}

/** What a source line was read as. A line that is left out is added nowhere. */
export type LineRole = 'blank' | 'title' | 'option' | 'answer' | 'leftOut';

/** What was understood of a pasted text. `roles` has an entry for each line. */
export interface PasteReading {
  readonly format: PasteFormat;
  readonly lines: readonly PastedLine[];
  readonly roles: readonly LineRole[];
  readonly questions: readonly PastedQuestion[];
}

/** What a reader returns: everything but the lines themselves and the name of the format. */
export type LinesRead = Pick<PasteReading, 'roles' | 'questions'>;
