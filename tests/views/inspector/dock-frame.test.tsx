import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { inspectorMessages } from '../../../src/domain/messages/inspector-messages.ts';
import { recordingMessages } from '../../../src/domain/messages/recording-messages.ts';
import { AddedMessages } from '../../../src/views/shared/format-message.tsx';
import { DockFrame, type DockPlace } from '../../../src/views/inspector/live/dock-frame.tsx';

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

it.each([
  ['ltr', 600, window.innerWidth - 600, 'ArrowLeft'],
  ['rtl', 420, 420, 'ArrowRight'],
] as const)(
  'I18N-02 where lines run %s, the inspector beside the app is as wide as its edge is moved',
  (direction, clientX, width, growKey) => {
    document.documentElement.dir = direction;
    const places: DockPlace[] = [];
    render(
      <AddedMessages messages={{ ...inspectorMessages, ...recordingMessages }}>
        <DockFrame
          address="about:blank"
          place={{ side: 'end', size: 400 }}
          onPlace={(place) => places.push(place)}
          onClose={() => undefined}
        />
      </AddedMessages>,
    );
    const line = screen.getByRole('separator');
    line.setPointerCapture = () => undefined;
    fireEvent(line, new MouseEvent('pointerdown', { bubbles: true, clientX: 400 }));
    fireEvent(line, new MouseEvent('pointermove', { bubbles: true, clientX }));
    fireEvent.keyDown(line, { key: growKey });
    expect(places).toEqual([
      { side: 'end', size: width },
      { side: 'end', size: 432 },
    ]);
  },
);
