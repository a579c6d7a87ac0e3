import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

/** What the images are made of and how they run, checked without an engine. */

const root = new URL('..', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');
const dockerfile = read('Dockerfile');
const composed = readdirSync(root).filter((name) => /^docker-compose.*\.yml$/.test(name));

/** A version with at least two numbers, or a release's day: what `24` or `latest` names changes by itself. */
const EXACT = /:(\d+\.\d+\S*|RELEASE\.\d{4}-\S+)$|^forja$/;

test('the Dockerfile is valid, and its image runs as a user of its own, with a health check', () => {
  assert.deepEqual(validate(dockerfile), []);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  assert.match(last, /^USER (?!root|0\b)\w+/m);
  assert.match(last, /^HEALTHCHECK /m);
  assert.doesNotMatch(dockerfile, /^(ENV|ARG) .*(SECRET|PASSWORD)/m);
});

test('the Dockerfile installs every package of the workspace', () => {
  const { workspaces } = JSON.parse(read('package.json'));
  const folders = workspaces.flatMap((place) =>
    place.endsWith('/*')
      ? readdirSync(new URL(place.slice(0, -1), root)).map((name) => place.slice(0, -1) + name)
      : [place],
  );
  const packages = folders.filter((folder) => existsSync(new URL(`${folder}/package.json`, root)));
  assert.ok(packages.length >= 5);
  for (const folder of packages)
    assert.ok(dockerfile.includes(`COPY ${folder}/package.json ${folder}/`), folder);
});

test('all images have exact versions', () => {
  const images = /^(?:FROM| +image:) (\S+)/gm;
  for (const file of ['Dockerfile', ...composed])
    for (const [, image] of read(file).matchAll(images)) assert.match(image, EXACT);
});

test('every service has limits and gains no privileges', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  for (const [name, service] of Object.entries(services)) {
    assert.ok(service.deploy.resources.limits.memory, name);
    assert.ok(service.deploy.resources.limits.pids, name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
    if (!['api', 'worker'].includes(name)) continue;
    assert.equal(service.read_only, true, name);
    assert.ok(service.tmpfs.some((mount) => mount.startsWith('/tmp')));
    assert.deepEqual(service.cap_drop, ['ALL']);
  }
});
