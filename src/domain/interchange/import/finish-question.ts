import { mostOptionCharacters, mostQuestionCharacters } from '../../rich-text/limits.ts';
import { shownForm, showsNothing } from '../../rich-text/shown.ts';
import { quizImport } from '../../sentences/quiz-import.ts';
import type { ImportedOption } from './imported-package.ts';
import type { ItemContent } from './item-reading.ts';
import type { Notes } from './notes.ts';

const say = quizImport.item;

type Question = Extract<ItemContent, { readonly kind: 'question' }>;

function warnOfOptions(options: readonly ImportedOption[], notes: Notes): void {
  const seen = new Map<string, number>();
  for (const [index, { text }] of options.entries()) {
    const form = shownForm(text);
    const first = seen.get(form);
    if (showsNothing(text)) notes.add(say.optionEmpty, { number: index + 1 });
    else if (first === undefined) seen.set(form, index + 1);
    else notes.add(say.optionTwice, { first, second: index + 1 });
  }
  if (options.length === 1) notes.add(say.oneOption);
}

/** The question, when a quiz can hold it; else null. What keeps it out, or what its author should know, is noted. */
export function finishQuestion(question: Question, notes: Notes): Question | null {
  const { title, options } = question;
  const tooLong = options.findIndex(({ text }) => text.length > mostOptionCharacters);
  const fault = ((): boolean => {
    if (showsNothing(title)) notes.add(say.noText);
    else if (title.length > mostQuestionCharacters)
      notes.add(say.questionTooLong, { most: mostQuestionCharacters });
    else if (options.length === 0) notes.add(say.noOptions);
    else if (tooLong !== -1)
      notes.add(say.optionTooLong, { number: tooLong + 1, most: mostOptionCharacters });
    else return false;
    return true;
  })();
  if (fault) return null;
  warnOfOptions(options, notes);
  return question;
}
