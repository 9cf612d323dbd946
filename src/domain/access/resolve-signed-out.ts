import { signedOutPaths, type SignedOutScreen } from './signed-out-paths.ts';

const screens = Object.entries(signedOutPaths) as [SignedOutScreen, string][];

/**
 * Resolves an address of a person who is not signed in: the public screens, and the sign-in form
 * for all others (SES-05, docs/decisions/0030).
 */
export function resolveSignedOut(
  path: string,
):
  | { readonly kind: 'allowed'; readonly screen: SignedOutScreen }
  | { readonly kind: 'redirect'; readonly to: string } {
  const clean = path.replace(/\/+$/, '');
  const found = screens.find(([, address]) => address === clean);
  return found === undefined
    ? { kind: 'redirect', to: signedOutPaths.signIn }
    : { kind: 'allowed', screen: found[0] };
}

/**
 * Whether an address is that of a mailed password link. It works for a signed-in person too, who may
 * have forgotten the password of a running session (docs/decisions/0030).
 */
export const isPasswordLink = (path: string): boolean =>
  path.replace(/\/+$/, '') === signedOutPaths.resetPassword;
