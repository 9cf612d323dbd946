import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { readConfig } from '../../server/config.ts';
import { readConfigNames } from '../support/config-names.ts';

interface Service {
  readonly build?: string;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const readYaml = (text: string): unknown => parse(text, { merge: true });

/** Returns what the JSON schema of the Compose specification finds wrong in `text`. */
async function validateCompose(text: string): Promise<readonly string[]> {
  const path = 'tests/support/compose-spec/compose-spec.json';
  const { $schema: _draft, ...schema } = JSON.parse(await readFile(path, 'utf8')) as object & {
    readonly $schema: string;
  };
  const ajv = new Ajv({ strict: false, allErrors: true });
  const validate = ajv.compile(schema);
  validate(readYaml(text));
  return (validate.errors ?? []).map(({ instancePath, message }) =>
    `${instancePath} ${message ?? ''}`.trim(),
  );
}

/** Returns what dockerfilelint finds in the Dockerfile at `path`: line and title. */
const lintDockerfile = (path: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['node_modules/dockerfilelint/bin/dockerfilelint', '-o', 'json', path],
      (error, output) => {
        if (error !== null && output === '') {
          reject(new Error(error.message));
          return;
        }
        const { files } = JSON.parse(output) as {
          files: readonly { issues: readonly { line: string; title: string }[] }[];
        };
        resolve(
          files.flatMap(({ issues }) => issues.map(({ line, title }) => `${line}: ${title}`)),
        );
      },
    );
  });

/** Returns the names and values of the ENV instructions in a Dockerfile. */
const readDockerEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.replaceAll(/\\\n/g, ' ').matchAll(/^ENV (.*)$/gm)]
      .flatMap(([, pairs]) => (pairs ?? '').trim().split(/\s+/))
      .map((pair) => pair.split('=', 2) as [string, string]),
  );

const dockerfile = await readFile('Dockerfile', 'utf8');
const composeText = await readFile('compose.yaml', 'utf8');
const compose = readYaml(composeText) as Compose;
const lecternServices = Object.entries(compose.services).filter(([, { build }]) => build === '.');

describe('Dockerfile', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-dockerfile-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('has no fault that dockerfilelint knows', async () => {
    expect(await lintDockerfile('Dockerfile')).toEqual([]);
  });

  it('the linter finds the faults of a broken one', async () => {
    const broken = join(folder, 'Dockerfile');
    await writeFile(
      broken,
      dockerfile.replace('COPY . .', 'COPPY . .').replace('EXPOSE 4000', 'EXPOSE 400000'),
    );
    expect((await lintDockerfile(broken)).map((issue) => issue.replace(/^\d+: /, ''))).toEqual([
      'Invalid Command',
      'Invalid Port Exposed',
    ]);
  });

  it('installs the packages that the bundle leaves out', async () => {
    const build = await readFile('scripts/build-server.mjs', 'utf8');
    const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const quoted = (list: string | undefined) =>
      [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
    const external = quoted(/external: \[(.*?)\]/s.exec(build)?.[1]);
    const installed = quoted(/names = \[(.*?)\]/.exec(dockerfile)?.[1]);
    expect(installed).toEqual(external.filter((name) => name in dependencies));
    expect(installed).toContain('@electric-sql/pglite');
  });

  it('copies from stages that exist, runs as another user than root and has a health check', () => {
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    const sources = [...dockerfile.matchAll(/--from=(\S+)/g)].map(([, name]) => name);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((name) => !stages.includes(name))).toEqual([]);
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(/^USER (\w+)$/m.exec(last)?.[1]).toBe('node');
    expect(last).toMatch(/^HEALTHCHECK /m);
  });
});

describe('compose.yaml', () => {
  it('is valid by the schema of the Compose specification', async () => {
    expect(await validateCompose(composeText)).toEqual([]);
  });

  it('the schema finds the faults of a broken one', async () => {
    const broken = composeText
      .replace('stop_grace_period: 20s', 'stop_grace_periode: 20s')
      .replace("ports: ['127.0.0.1:8080:80']", 'ports: 80');
    expect(await validateCompose(broken)).toEqual(
      expect.arrayContaining([
        '/services/lectern-1 must NOT have additional properties',
        '/services/proxy/ports must be array',
      ]),
    );
  });

  it('refers to services and volumes that it defines', () => {
    const services = Object.values(compose.services);
    const needed = services.flatMap(({ depends_on: needs = [] }) =>
      Array.isArray(needs) ? (needs as readonly string[]) : Object.keys(needs),
    );
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
    const volumes = services
      .flatMap(({ volumes: mounted = [] }) => mounted.map((mount) => mount.split(':')[0] ?? ''))
      .filter((source) => /^\w/.test(source));
    expect(volumes.filter((name) => !(name in compose.volumes))).toEqual([]);
  });

  it('starts three servers, which nginx knows', async () => {
    const names = lecternServices.map(([name]) => name);
    const nginx = await readFile('deploy/nginx.conf', 'utf8');
    expect([...nginx.matchAll(/^ {2}server ([\w-]+):4000/gm)].map(([, name]) => name)).toEqual(
      names,
    );
    expect(names).toHaveLength(3);
  });
});

describe('variables', () => {
  const inDockerfile = readDockerEnvironment(dockerfile);

  it('of Dockerfile and compose.yaml are those of the configuration', async () => {
    const known = await readConfigNames();
    const named = [
      ...Object.keys(inDockerfile),
      ...lecternServices.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ];
    expect(named).toEqual(expect.arrayContaining(['HOST', 'DATABASE_URL']));
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('of each server have valid values', () => {
    for (const [, { environment = {} }] of lecternServices)
      expect(readConfig({ ...inDockerfile, ...environment })).toMatchObject({
        config: { HOST: '0.0.0.0', TRUSTED_PROXIES: 1 },
      });
  });
});
