import { memo, useState, type ReactNode } from 'react';

import type { LocationHint } from '../../../../domain/quiz/commands/command.ts';
import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import type { Reveal } from '../../../../machines/quiz/editor/context.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Checkbox } from '../../../design/fields/checkbox.tsx';
import { toolProps } from '../../../design/hooks/use-tool-keys.ts';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditor } from '../editor-context.ts';
import { QuestionPasteNotice } from '../pasting/question-paste-notice.tsx';
import { titleField, usePaste } from '../pasting/use-paste.ts';
import { OptionList } from './option-list.tsx';
import { QuestionHints } from './question-hints.tsx';
import { QuestionImage } from './question-image.tsx';
import { QuestionTitle } from './question-title.tsx';
import { useWritingKeys } from './use-writing-keys.ts';

interface QuestionBodyProps {
  readonly item: QuestionItem;
  readonly number: number;
  readonly activityIndex: number;
  readonly index: number;
  /** The request to reveal one of the options. */
  readonly reveal: Reveal | null;
}

/** The part of a question card that collapses: text, image, Multiple, options, Add option. */
export const QuestionBody = memo(function QuestionBody({
  item,
  number,
  activityIndex,
  index,
  reveal,
}: QuestionBodyProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const near: LocationHint = [activityIndex, index];
  const { key, title, isMultiple } = item;
  const writingProps = useWritingKeys(item, activityIndex, index);
  const paste = usePaste(item, activityIndex, index);
  const [richField, setRichField] = useState<string | null>(null);
  const pasteNotice = (isOption: boolean): ReactNode => (
    <QuestionPasteNotice item={item} paste={paste} isOption={isOption} onRich={setRichField} />
  );
  const image = (
    <QuestionImage
      item={key}
      image={item.image}
      alt={item.imageAlt ?? ''}
      number={number}
      activityIndex={activityIndex}
      index={index}
    />
  );
  return (
    <div className="grid gap-3 p-3 md:ps-10" {...writingProps} {...paste.props}>
      <QuestionTitle
        item={key}
        title={title}
        activityIndex={activityIndex}
        index={index}
        takesFocus={richField === titleField}
      />
      {pasteNotice(false)}
      {item.image !== null && image}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          {...toolProps}
          data-reveal-part="multiple"
          label={formatMessage('quiz.editor.multiple')}
          checked={isMultiple}
          onChange={(checked) => {
            editor.send({ type: 'question.setMultiple', item: key, isMultiple: checked, near });
          }}
        />
        {item.image === null && image}
      </div>
      <OptionList
        item={item}
        number={number}
        activityIndex={activityIndex}
        index={index}
        reveal={reveal}
        richField={richField}
      />
      <QuestionHints item={item} number={number} />
      {pasteNotice(true)}
      <div>
        <AddOptionButton item={key} near={near} />
      </div>
    </div>
  );
});

interface AddOptionButtonProps {
  /** The question's key. */
  readonly item: string;
  readonly near: LocationHint;
}

function AddOptionButton({ item, near }: AddOptionButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  return (
    <Button
      variant="quiet"
      icon={<PlusIcon />}
      onClick={() => {
        editor.send({ type: 'option.add', item, near });
      }}
    >
      {formatMessage('quiz.editor.addOption')}
    </Button>
  );
}
