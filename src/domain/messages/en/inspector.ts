import { compileMessages } from '../compile-messages.ts';

/** Texts of the statecharts inspector. */
export const inspector = compileMessages({
  title: 'Statecharts',
  machines: 'Machines',
  findMachine: 'Find a machine',
  clearSearch: 'Clear the search',
  noMachine: 'No machine has this name.',
  allMachines: 'All machines',
  views: 'Views of the machine',
  tabs: { chart: 'Chart', outline: 'Outline', source: 'Source' },
  counts:
    '{states, plural, one {# state} other {# states}} · {transitions, plural, one {# transition} other {# transitions}}',
  copyOutline: 'Copy outline',
  copyJson: 'Copy JSON',
  copied: 'Copied',
  composedGuards: 'Guards made of others',
  spawnedActors: 'Actors that actions start',
  sourceFile: 'Source file',
  requirements: 'Requirements',
  definition: 'Definition',
} as const);
