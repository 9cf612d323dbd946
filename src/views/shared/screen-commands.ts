import { createContext } from 'react';

import type { Message } from '../../domain/messages/message.ts';

/** A command of the open screen, as the palette offers it. */
export interface ScreenCommand {
  readonly id: string;
  readonly label: Message;
  /** The visible shortcut. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** The commands of the open screen. */
export interface ScreenCommands {
  /** Offers the commands that `list` returns, until the returned function is called. */
  readonly offer: (list: () => readonly ScreenCommand[]) => () => void;
  /** Returns the commands that can be run now. */
  readonly list: () => readonly ScreenCommand[];
}

const listNone = (): readonly ScreenCommand[] => [];

/** Creates the commands of a screen that offers none yet. */
export function createScreenCommands(): ScreenCommands {
  let listOffered = listNone;
  return {
    offer: (list) => {
      listOffered = list;
      return () => {
        if (listOffered === list) listOffered = listNone;
      };
    },
    list: () => listOffered(),
  };
}

/** Connects a screen with the palette, which lists its commands. */
export const ScreenCommandsContext = createContext<ScreenCommands>(createScreenCommands());
