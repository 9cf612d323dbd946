import { createLazyComponent } from '../../views/design/lazy-component.tsx';

const Nothing = (): null => null;

/** The note about unsaved changes in this browser, for the screens before sign-in. */
export const keptDrafts = createLazyComponent(
  async () => (await import('./kept-drafts.tsx')).default,
  { Loading: Nothing, Failed: Nothing },
);
