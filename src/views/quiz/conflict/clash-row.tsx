import { useId, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import type { Clash, Side } from '../../../domain/quiz/rebase/clash.ts';
import type { Field } from '../../../domain/quiz/rebase/fields.ts';
import { wordChanges } from '../../../domain/word-changes.ts';
import { textOf } from '../../../domain/rich-text/text-of.ts';
import { useSay, useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { useSubjects } from '../details/use-subjects.ts';
import { clashName } from './clash-name.ts';
import { valueWords } from './value-words.ts';

interface ClashRowProps {
  readonly clash: Clash;
  /** Whose version stays; null as long as nothing is chosen. */
  readonly side: Side | null;
  /** Who saved theirs; 'nobody' when the server does not tell. */
  readonly who: string;
}

/** One thing that both have changed: both versions side by side, what differs marked, one of them to choose. */
export function ClashRow({ clash, side, who }: ClashRowProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const format = useFormatter();
  const mineDraft = useEditing(({ history }) => history.draft);
  const theirsDraft = useEditing(
    ({ conflict, history }) => conflict?.theirs.draft ?? history.draft,
  );
  const { load } = useSubjects();
  const subjectName = (id: number): string =>
    (load.state === 'loaded'
      ? load.value.find((subject) => subject.id === id)?.title
      : undefined) ?? sentence('quizForm.unknownSubject', { id });
  const dateOf = (at: string): string =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const words = (field: Field, draft: typeof mineDraft): string =>
    valueWords(field, draft, sentence, subjectName, dateOf);
  const isField = clash.kind === 'field';
  const mine = isField ? words(clash.mine, mineDraft) : sentence('quizConflict.deleted');
  const theirs = isField
    ? words(clash.theirs, theirsDraft)
    : textOf('text' in clash.theirs ? clash.theirs.text : clash.theirs.title);
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{say(clashName(clash, theirsDraft))}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        <Version
          clash={clash.id}
          side="mine"
          isChosen={side === 'mine'}
          label={sentence('quizConflict.mine')}
          value={mine}
          other={theirs}
        />
        <Version
          clash={clash.id}
          side="theirs"
          isChosen={side === 'theirs'}
          label={sentence('quizConflict.theirs', { who })}
          value={theirs}
          other={mine}
        />
      </div>
      {isField && (
        <p className="text-xs text-ink-2 wrap-anywhere">
          {sentence('quizConflict.was', {
            value: words(clash.base, mineDraft) || sentence('quizConflict.empty'),
          })}
        </p>
      )}
    </fieldset>
  );
}

interface VersionProps {
  readonly clash: string;
  readonly side: Side;
  readonly isChosen: boolean;
  readonly label: string;
  readonly value: string;
  readonly other: string;
}

function Version({ clash, side, isChosen, label, value, other }: VersionProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const [labelId, valueId] = [useId(), useId()];
  return (
    <label className="flex cursor-pointer items-start gap-2 rounded-md border border-line p-2 has-checked:border-accent has-checked:bg-accent-soft">
      <span className="flex h-5 items-center">
        <input
          type="radio"
          name={`side of ${clash}`}
          aria-labelledby={labelId}
          aria-describedby={valueId}
          checked={isChosen}
          onChange={() => {
            editor.send({ type: 'conflict.choose', clash, side });
          }}
          className="size-4 appearance-none rounded-full border border-control bg-surface checked:border-5 checked:border-accent"
        />
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span id={labelId} className="text-xs font-semibold text-ink-2">
          {label}
        </span>
        <span
          id={valueId}
          className="max-h-48 overflow-y-auto text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {value === '' ? (
            <em>{sentence('quizConflict.empty')}</em>
          ) : (
            wordChanges(value, other).map(({ text, isChanged }, i) =>
              isChanged ? (
                <mark key={i} className="bg-warn-soft font-semibold text-warn">
                  {text}
                </mark>
              ) : (
                text
              ),
            )
          )}
        </span>
      </span>
    </label>
  );
}
