import { useId, type ReactNode } from 'react';

import { Button } from '../../design/button.tsx';
import { IconButton } from '../../design/icon-button.tsx';
import { BookOpenIcon, XIcon } from '../../design/icon.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useEditing, useEditor } from '../editor-context.ts';
import { useReveal } from '../use-reveal.ts';

/** The article a quiz is about, with the way to choose another (QFRM-05). */
export function ArticleField(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const labelId = useId();
  const article = useEditing(({ history }) => history.draft.article);
  const ref = useReveal(
    useEditing(({ reveal }) =>
      reveal?.place.kind === 'detail' && reveal.place.field === 'article' ? reveal.count : 0,
    ),
  );
  const open = (): void => {
    editor.send({ type: 'picker.open' });
  };
  return (
    <fieldset ref={ref} aria-labelledby={labelId} className="grid min-w-0 gap-1">
      <span id={labelId} className="text-xs font-medium text-ink-2">
        {sentence('quiz.editor.article')}
      </span>
      {article === null ? (
        <div className="flex items-center justify-between gap-2 rounded-md border border-dashed border-line-strong py-1.5 ps-3 pe-1.5">
          <span className="text-sm text-ink-3">{sentence('quiz.editor.noArticle')}</span>
          <Button onClick={open}>{sentence('quiz.editor.selectArticle')}</Button>
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
            <span className="truncate text-sm font-semibold">{article.title}</span>
            <span className="font-mono text-xs text-ink-3">#{article.id}</span>
          </span>
          <Button variant="quiet" onClick={open}>
            {sentence('quiz.editor.changeArticle')}
          </Button>
          <IconButton
            label={sentence('quiz.editor.removeArticle')}
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
