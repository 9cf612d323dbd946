import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';

import type {
  videoListMachine,
  videoPickerMachine,
} from '../../../machines/shared/videos/video-picker-machine.ts';
import { Button } from '../../design/buttons/button.tsx';
import { SearchField } from '../../design/fields/search-field.tsx';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon } from '../../design/icons/icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { createLazyPart } from '../lazy-part.tsx';

const publishedRange = createLazyPart(() => import('./published-range.tsx'));

/** A running search of videos with its filters. */
export type VideoPickerRef = ActorRefFrom<typeof videoPickerMachine>;

/** The list of a running search of videos. */
export type VideoListRef = ActorRefFrom<typeof videoListMachine>;

/** Returns the list of a search, undefined before it runs. */
export const useVideoList = (picker: VideoPickerRef): VideoListRef | undefined =>
  useSelector(picker, ({ children }) => children['videoList']);

interface VideoFiltersProps {
  readonly picker: VideoPickerRef;
  readonly list: VideoListRef;
}

/** The search text and the kinds of articles, and a button that shows the days of publication. */
export function VideoFilters({ picker, list }: VideoFiltersProps): ReactNode {
  const formatMessage = useFormatMessage();
  const text = useSelector(list, ({ context }) => context.searchText);
  const isAdvanced = useSelector(picker, (snapshot) => snapshot.matches('advanced'));
  return (
    <>
      <SearchField
        label={formatMessage('quizDialogs.video.search')}
        value={text}
        onChange={(next) => {
          list.send({ type: 'search.type', text: next });
        }}
        clearLabel={formatMessage('common.clearSearch')}
      />
      <fieldset
        aria-label={formatMessage('quizDialogs.video.kinds')}
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        <KindButton name="research" list={list} />
        <KindButton name="education" list={list} />
        <Button
          variant="quiet"
          aria-expanded={isAdvanced}
          icon={isAdvanced ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => {
            picker.send({ type: 'advanced.toggle' });
          }}
        >
          {formatMessage('quizDialogs.video.advanced')}
        </Button>
      </fieldset>
    </>
  );
}

interface KindButtonProps {
  readonly name: 'research' | 'education';
  readonly list: VideoListRef;
}

function KindButton({ name, list }: KindButtonProps): ReactNode {
  const formatMessage = useFormatMessage();
  const isOn = useSelector(list, ({ context }) => context.query.filters[name] === 'on');
  return (
    <Button
      aria-pressed={isOn}
      icon={isOn ? <CheckIcon /> : undefined}
      onClick={() => {
        list.send({ type: 'filter.choose', name, value: isOn ? '' : 'on' });
      }}
    >
      {formatMessage(`quizDialogs.video.${name}`)}
    </Button>
  );
}

/** The days of publication, while they are shown. */
export function AdvancedVideoFilters({ picker }: Pick<VideoFiltersProps, 'picker'>): ReactNode {
  const isAdvanced = useSelector(picker, (snapshot) => snapshot.matches('advanced'));
  return isAdvanced && <publishedRange.Component picker={picker} />;
}
