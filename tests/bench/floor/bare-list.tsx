import { memo, useReducer } from 'react';
import { createRoot } from 'react-dom/client';

interface Question {
  readonly id: number;
  readonly title: string;
  readonly options: readonly string[];
}

interface State {
  readonly now: readonly Question[];
  readonly past: readonly (readonly Question[])[];
  readonly future: readonly (readonly Question[])[];
}

type Action =
  | { readonly type: 'title'; readonly id: number; readonly title: string }
  | { readonly type: 'add' | 'undo' | 'redo' | 'move' };

const questionOf = (id: number): Question => ({
  id,
  title: `Question ${id}`,
  options: ['a', 'b', 'c', 'd'].map((letter) => `Option ${letter} of question ${id}`),
});

const changed = ({ now, past }: State, next: readonly Question[]): State => ({
  now: next,
  past: [...past, now],
  future: [],
});

function reduce(state: State, action: Action): State {
  const { now, past, future } = state;
  switch (action.type) {
    case 'title':
      return changed(
        state,
        now.map((question) =>
          question.id === action.id ? { ...question, title: action.title } : question,
        ),
      );
    case 'add':
      return changed(state, [...now, questionOf(now.length + past.length + 1)]);
    case 'move':
      return changed(state, [...now.slice(1, 2), ...now.slice(0, 1), ...now.slice(2)]);
    case 'undo':
      return past.length === 0
        ? state
        : { now: past.at(-1) ?? now, past: past.slice(0, -1), future: [now, ...future] };
    case 'redo':
      return future[0] === undefined
        ? state
        : { now: future[0], past: [...past, now], future: future.slice(1) };
  }
}

const Row = memo(function Row({
  question,
  dispatch,
}: {
  readonly question: Question;
  readonly dispatch: (action: Action) => void;
}) {
  return (
    <li>
      <input
        data-question-title=""
        value={question.title}
        onChange={({ target }) => {
          dispatch({ type: 'title', id: question.id, title: target.value });
        }}
      />
      {question.options.map((text, index) => (
        <p key={text}>
          <input
            type="radio"
            aria-label={text}
            name={`right-${String(question.id)}`}
            defaultChecked={index === 0}
          />
          <input aria-label={text} defaultValue={text} />
        </p>
      ))}
    </li>
  );
});

/**
 * The least a React editor can cost: a list with structural sharing and snapshot undo, and one
 * plain input without any code.
 */
function BareList() {
  const count = Number(new URLSearchParams(location.search).get('n'));
  const [{ now }, dispatch] = useReducer(reduce, null, (): State => ({
    now: Array.from({ length: count }, (_, index) => questionOf(index + 1)),
    past: [],
    future: [],
  }));
  return (
    <>
      <p>
        <input id="plain" defaultValue="plain" />
        {(['add', 'undo', 'redo', 'move'] as const).map((type) => (
          <button
            key={type}
            type="button"
            id={type}
            onClick={() => {
              dispatch({ type });
            }}
          >
            {type}
          </button>
        ))}
      </p>
      <ol>
        {now.map((question) => (
          <Row key={question.id} question={question} dispatch={dispatch} />
        ))}
      </ol>
    </>
  );
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<BareList />);
