import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { readConfig } from '../../server/config/config.ts';
import { readConfigNames } from '../support/config-names.ts';

interface Service {
  readonly build?: string;
  readonly image?: string;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** Returns the names and values of the ENV instructions in a Dockerfile. */
const readDockerEnvironment = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.replaceAll(/\\\n/g, ' ').matchAll(/^ENV (.*)$/gm)]
      .flatMap(([, pairs]) => (pairs ?? '').trim().split(/\s+/))
      .map((pair) => pair.split('=', 2) as [string, string]),
  );

const dockerfile = await readFile('Dockerfile', 'utf8');
const compose = parse(await readFile('compose.yaml', 'utf8'), { merge: true }) as Compose;
const lecternServices = Object.entries(compose.services).filter(([, { build }]) => build === '.');

describe('Dockerfile', () => {
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

  it('names the version of every image', () => {
    const images = Object.values(compose.services).flatMap(({ image = null }) =>
      image === null ? [] : [image],
    );
    expect(images).toHaveLength(5);
    expect(images.filter((image) => !/:(?!latest$)[\w.-]+$/.test(image))).toEqual([]);
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
