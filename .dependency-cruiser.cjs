/** The directions of docs/architecture.md: each rule names a folder and what it must not reach. */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});
const outside = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|server|tests)/', pathNot: allowed },
});

/**
 * The rows of the server, from the lowest: a folder imports itself and the rows below its own. Only
 * the pool of threads knows a program: the types of the tasks in server/worker.ts.
 */
const serverRows = [
  ['shared'],
  ['config', 'html'],
  ['tracing'],
  ['files', 'workers'],
  ['store'],
  ['auth', 'interchange', 'jobs'],
  ['mail'],
  ['services'],
  ['http'],
  ['operations', 'web'],
  ['routes'],
  ['seed'],
  ['start'],
];
const inFolders = (folders) => `^server/(${folders.join('|')})/`;
const serverDirections = serverRows.flatMap((row, index) =>
  row.map((folder) =>
    outside(
      `server-${folder}-imports-rows-below`,
      inFolders([folder]),
      [
        '^src/',
        inFolders([folder, ...serverRows.slice(0, index).flat()]),
        ...(folder === 'workers' ? ['^server/worker\\.ts$'] : []),
      ].join('|'),
    ),
  ),
);

module.exports = {
  forbidden: [
    ...serverDirections,
    {
      name: 'server-folders-have-a-row',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: inFolders(serverRows.flat()) },
      to: {},
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    outside('domain-is-pure', '^src/domain/', '^src/domain/'),
    forbid(
      'domain-knows-no-framework',
      '^src/domain/',
      'node_modules/(react|xstate|@xstate|wouter|hono|drizzle-orm|zod)',
    ),
    outside('api-uses-contract-and-domain', '^src/api/', '^src/(api|domain)/'),
    outside(
      'machines-use-domain',
      '^src/machines/(?!inspector/)',
      '^src/(machines|domain|api/contract)/',
    ),
    outside(
      'inspector-machines-use-inspection',
      '^src/machines/inspector/',
      '^src/(machines|domain|inspection)/',
    ),
    {
      name: 'machines-take-only-contract-types',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: { path: '^src/api/contract/', dependencyTypesNot: ['type-only'] },
    },
    forbid(
      'machines-know-no-react',
      '^src/machines/',
      'node_modules/(react|@xstate/react|wouter)/',
    ),
    outside('inspection-knows-no-screen', '^src/inspection/', '^src/(inspection|domain)/'),
    forbid('inspection-knows-no-react', '^src/inspection/', 'node_modules/(react|@xstate/react)/'),
    outside('design-knows-no-product', '^src/views/design/', '^src/views/design/'),
    outside(
      'views-use-design-machines-domain',
      '^src/views/(?!design/)',
      '^src/(views|machines|inspection|domain)/',
    ),
    {
      name: 'areas-of-views-stay-apart',
      severity: 'error',
      from: { path: '^src/views/(?!gallery/)([^/]+)/' },
      to: { path: '^src/views/([^/]+)/', pathNot: '^src/views/(design|shared|$1)/' },
    },
    {
      name: 'areas-of-machines-stay-apart',
      severity: 'error',
      from: { path: '^src/machines/([^/]+)/' },
      to: { path: '^src/machines/([^/]+)/', pathNot: '^src/machines/(shared|$1)/' },
    },
    outside('player-uses-domain', '^src/player/', '^src/(player|domain)/'),
    forbid('player-is-imported-by-nobody', '^(src/(?!player/)|server/)', '^src/player/'),
    forbid(
      'app-is-imported-by-nobody',
      '^(src/(domain|api|machines|inspection|views)|server)/',
      '^src/app/',
    ),
    outside(
      'server-uses-domain-and-contract',
      '^server/',
      '^(server|src/domain|src/api/contract)/',
    ),
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(url:|data-url:|bundle-text:)' },
    },
    forbid('sources-do-not-import-tests', '^(src|server)/', '^tests/'),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
    },
  },
};
