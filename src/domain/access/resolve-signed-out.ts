import { signedOutPaths } from './signed-out-paths.ts';

/** What a person who is not signed in gets: the two public screens, from everywhere else the sign-in form (SES-05). */
export function resolveSignedOut(
  path: string,
):
  | { readonly kind: 'allowed'; readonly screen: keyof typeof signedOutPaths }
  | { readonly kind: 'redirect'; readonly to: string } {
  const clean = path.replace(/\/+$/, '');
  if (clean === signedOutPaths.signIn) return { kind: 'allowed', screen: 'signIn' };
  if (clean === signedOutPaths.setPassword) return { kind: 'allowed', screen: 'setPassword' };
  return { kind: 'redirect', to: signedOutPaths.signIn };
}
