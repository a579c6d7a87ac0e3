import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

/** What the images are made of and how they run, checked without an engine. */

const root = new URL('..', import.meta.url);
const read = (name) => readFileSync(new URL(name, root), 'utf8');
const dockerfile = read('Dockerfile');
const composeFiles = readdirSync(root).filter((name) => /^docker-compose.*\.yml$/.test(name));

/** A version with at least two numbers, or a release's day: what `24` or `latest` names changes by itself. */
const EXACT = /:(\d+\.\d+\S*|RELEASE\.\d{4}-\S+)$/;

const stages = dockerfile.split(/^(?=FROM )/m).slice(1);

test('the Dockerfile is valid', () => {
  assert.deepEqual(
    validate(dockerfile).map(({ message }) => message),
    [],
  );
});

test('every base image has an exact version', () => {
  for (const stage of stages) {
    const [, image] = /^FROM (\S+)/.exec(stage);
    assert.match(image, EXACT);
  }
});

test('the image runs as a user of its own, with a health check', () => {
  const last = stages.at(-1);
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

for (const name of composeFiles) {
  const { services } = parse(read(name), { merge: true });

  test(`${name}: images have exact versions`, () => {
    for (const { image, build } of Object.values(services))
      if (image !== undefined && build === undefined) assert.match(image, EXACT);
  });
}

test('docker-compose.yml: every service has limits and gains no privileges', () => {
  const { services } = parse(read('docker-compose.yml'), { merge: true });
  for (const [name, service] of Object.entries(services)) {
    assert.ok(service.deploy?.resources?.limits?.memory, name);
    assert.ok(service.deploy.resources.limits.pids, name);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name);
  }
  for (const name of ['api', 'worker']) {
    const { read_only: readOnly, tmpfs, cap_drop: dropped } = services[name];
    assert.equal(readOnly, true);
    assert.ok(tmpfs.some((mount) => mount.startsWith('/tmp')));
    assert.deepEqual(dropped, ['ALL']);
  }
});
