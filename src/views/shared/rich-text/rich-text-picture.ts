import { createContext, type ComponentProps, type ComponentType } from 'react';

/** Passes the component that shows the pictures of the rich texts below; `img` by default. */
export const RichTextPictureContext = createContext<ComponentType<ComponentProps<'img'>> | null>(
  null,
);
