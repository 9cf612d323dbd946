import { compileMessages } from '../compile-messages.ts';

/** Texts of the areas that live at another address. */
export const handOver = compileMessages({
  title: '{area} has its own site',
  detail: 'This deployment runs {area} at another address. It opens in a new tab.',
  open: 'Open {area}',
  missing: '{area} has no address',
});
