import type { Area } from './area.ts';

/**
 * The areas that have no screens in the console: they live at an address that the deployment
 * configures (AREA_LINKS), or nowhere (PD-44).
 */
export const externalAreas = [
  'lti',
  'identityProviders',
  'publish',
  'moengage',
  'classProducts',
  'clientHub',
  'facultyResources',
] as const satisfies readonly Area[];

/** The configured addresses by area. */
export type AreaLinks = Readonly<Record<string, string>>;

/** Where an area is: on a screen of the console, at another address, or at none. */
export type AreaPlace =
  | { readonly kind: 'screen' }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'missing' };

/** Returns where an area is in this deployment. */
export function getAreaPlace(area: Area, links: AreaLinks): AreaPlace {
  if (!externalAreas.some((external) => external === area)) return { kind: 'screen' };
  const address = Object.hasOwn(links, area) ? links[area] : undefined;
  return address === undefined ? { kind: 'missing' } : { kind: 'address', address };
}

/** Returns the areas that lead somewhere, for the palette. */
export const listReachableAreas = (menu: readonly Area[], links: AreaLinks): readonly Area[] =>
  menu.filter((area) => getAreaPlace(area, links).kind !== 'missing');
