import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { locateItem } from '../../domain/quiz/locate.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';

/** Asks which activity an item moves to (QED-16, QED-30). */
export function MoveDialog(): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const isOpen = useSelector(editor, (snapshot) => snapshot.matches({ dialog: 'movingItem' }));
  const item = useEditing(({ moving }) => moving);
  return (
    <Dialog open={isOpen} onClose={() => { editor.send({ type: 'move.close' }); }} title={sentence('quiz.editor.moveTitle')} closeLabel={sentence('common.close')}>
      {item !== null && <Targets item={item} />}
    </Dialog>
  );
}

interface TargetsProps {
  readonly item: string;
}

function Targets({ item }: TargetsProps): ReactNode {
  const sentence = useSentence();
  const editor = useEditor();
  const activities = useEditing(({ history }) => history.draft.activities);
  const from = useEditing(({ history }) => locateItem(history.draft, item)?.at.activity);
  return (
    <ul className="grid gap-2">
      {activities.filter(({ key }) => key !== from).map(({ key, title, items }) => (
        <li key={key} className="grid">
          <Button onClick={() => { editor.send({ type: 'item.move', item, activity: key, to: items.length }); }}>{sentence('quiz.editor.moveHere', { title: title.trim() === '' ? sentence('quiz.editor.untitled') : title })}</Button>
        </li>
      ))}
    </ul>
  );
}
