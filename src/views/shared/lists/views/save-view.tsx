import { useRef, useState, type ReactNode } from 'react';

import { maxViews } from '../../../../domain/lists/change-list-settings.ts';
import { getViewAddress } from '../../../../domain/lists/list-settings.ts';
import { listViewMessages } from '../../../../domain/messages/list-view-messages.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { PlusIcon } from '../../../design/icons/icons.tsx';
import { LazyPopoverPanel } from '../../../design/overlays/popover.tsx';
import { AddedMessages, useFormatMessage } from '../../format-message.tsx';
import { ViewForm } from './view-form.tsx';
import type { ListSettingsControls, ListViewState } from './list-view-controls.ts';

interface SaveViewProps
  extends
    Pick<ListSettingsControls, 'settings' | 'change' | 'createId'>,
    Pick<ListViewState, 'query' | 'onOpen'> {}

/** A button that saves what the list shows as a view of its own. */
export const SaveView = (props: SaveViewProps): ReactNode => (
  <AddedMessages messages={listViewMessages}>
    <SaveButton {...props} />
  </AddedMessages>
);

function SaveButton({
  settings: { views },
  change,
  createId,
  query,
  onOpen,
}: SaveViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<PlusIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabledReason={
          views.length < maxViews
            ? undefined
            : formatMessage('listViews.tooMany', { count: maxViews })
        }
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {formatMessage('listViews.save')}
      </Button>
      {isOpen && (
        <LazyPopoverPanel
          name={{ 'aria-label': formatMessage('listViews.save') }}
          triggerRef={button}
          placement="bottom start"
          onClose={close}
          className="w-76 max-w-[calc(100vw-1rem)] p-3 text-sm"
        >
          <ViewForm
            others={views}
            name=""
            isDefault={false}
            onSave={(name, isDefault) => {
              const view = { id: createId(), name, query };
              change({ type: 'view.save', view });
              if (isDefault) change({ type: 'view.makeDefault', id: view.id });
              onOpen(getViewAddress(view));
              close();
            }}
          />
        </LazyPopoverPanel>
      )}
    </>
  );
}
