import { useId, type ReactNode } from 'react';

import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { BookOpenIcon, XIcon } from '../../../design/icons/icons.tsx';
import { useFormatMessage } from '../../../shared/format-message.tsx';
import { useEditorSelector, useEditor } from '../editor-context.ts';
import { useReveal } from '../use-reveal.ts';

/** The article of the quiz, with buttons to select, change and remove it (QFRM-05). */
export function ArticleField(): ReactNode {
  const formatMessage = useFormatMessage();
  const editor = useEditor();
  const labelId = useId();
  const article = useEditorSelector(({ history }) => history.draft.article);
  const ref = useReveal(
    useEditorSelector(({ reveal }) =>
      reveal?.location.kind === 'detail' && reveal.location.field === 'article' ? reveal.count : 0,
    ),
  );
  const open = (): void => {
    editor.send({ type: 'picker.open' });
  };
  return (
    <fieldset ref={ref} aria-labelledby={labelId} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {formatMessage('quiz.editor.article')}
      </span>
      {article === null ? (
        <div className="flex items-center justify-between gap-2 rounded-md border border-dashed border-line-strong py-1.5 ps-3 pe-1.5">
          <span className="text-sm text-ink-3">{formatMessage('quiz.editor.noArticle')}</span>
          <Button onClick={open}>{formatMessage('quiz.editor.selectArticle')}</Button>
        </div>
      ) : (
        <div className="flex items-center gap-2 rounded-md border border-line-strong p-1.5">
          <span className="flex h-8 w-11 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-accent-soft text-accent">
            {article.image === null ? (
              <BookOpenIcon />
            ) : (
              <img src={article.image} alt="" className="size-full object-cover" />
            )}
          </span>
          <span className="grid min-w-0 grow">
            <span
              title={article.title}
              className="line-clamp-2 text-sm font-semibold wrap-anywhere"
            >
              {article.title}
            </span>
            <span className="font-mono text-xs text-ink-3">#{article.id}</span>
          </span>
          <Button variant="quiet" onClick={open}>
            {formatMessage('quiz.editor.changeArticle')}
          </Button>
          <IconButton
            label={formatMessage('quiz.editor.removeArticle')}
            icon={<XIcon />}
            onClick={() => {
              editor.send({ type: 'detail.set', field: 'article', value: null });
            }}
          />
        </div>
      )}
    </fieldset>
  );
}
