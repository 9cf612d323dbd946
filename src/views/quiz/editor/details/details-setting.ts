import { createContext } from 'react';

/** Whether the details of quizzes are open where they are folded, and a function that stores it. */
export interface DetailsSetting {
  readonly isOpen: boolean;
  readonly save: (isOpen: boolean) => void;
}

/** Provides the setting; without one the details are closed at first. */
export const DetailsSettingContext = createContext<DetailsSetting>({
  isOpen: false,
  save: () => undefined,
});
