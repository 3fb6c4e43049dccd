import assert from 'node:assert/strict';
import { test } from 'node:test';
import { domain, fences, foundation, platform, uses } from './areas.cjs';

const src = 'apps/server/src/';
const inFirst = (rooms, file) => `${src}${rooms[0]}/${file}`;
const fits = (pattern, file) => [pattern].flat().some((each) => new RegExp(each).test(file));
const isRefused = (from, to) =>
  fences.some(
    (fence) =>
      fits(fence.from.path, from) &&
      !fits(fence.from.pathNot ?? [], from) &&
      fits(fence.to.path, to) &&
      !fits(fence.to.pathNot ?? [], to),
  );

test('areas that use each other are few, and none leads back to itself', () => {
  const pairs = Object.entries(uses).flatMap(([from, to]) => to.map((each) => [from, each]));
  assert.ok(pairs.length <= 15, `${pairs.length} pairs`);
  const below = (area, way = []) => {
    assert.ok(!way.includes(area), [...way, area].join(' → '));
    for (const each of uses[area] ?? []) below(each, [...way, area]);
  };
  for (const area of Object.keys(domain)) below(area);
});

test('arrows run down: from areas to foundations to the platform', () => {
  const [area, ground, below] = [domain.scores, foundation.standing, platform.store].map((rooms) =>
    inFirst(rooms, 'index.ts'),
  );
  assert.ok(!isRefused(area, ground) && !isRefused(area, below) && !isRefused(ground, below));
  assert.ok(isRefused(below, ground) && isRefused(below, area) && isRefused(ground, area));
});

test('an area may use the port of another that the list names, and no file behind it', () => {
  const from = inFirst(domain.scores, 'x.ts');
  assert.ok(!isRefused(from, inFirst(domain.class, 'index.ts')));
  assert.ok(isRefused(from, inFirst(domain.class, 'lifecycle/x.ts')));
  assert.ok(isRefused(from, inFirst(domain.money, 'index.ts')));
});

test('the dossier reads all, by ports too', () => {
  const from = inFirst(domain.dossier, 'x.ts');
  assert.ok(!isRefused(from, inFirst(domain.money, 'index.ts')));
  assert.ok(isRefused(from, inFirst(domain.money, 'x.ts')));
});

test('no area takes a part of the reader of tables, its tests neither, and all take the reader', () => {
  const part = inFirst(platform.sheet, 'parts/read-cell.ts');
  for (const from of ['x.ts', 'x.test.ts', 'testing/x.ts'])
    assert.ok(isRefused(inFirst(domain.money, from), part), from);
  assert.ok(isRefused(inFirst(platform.http, 'x.ts'), part));
  assert.ok(!isRefused(inFirst(domain.money, 'x.ts'), inFirst(platform.sheet, 'read-table.ts')));
  assert.ok(!isRefused(inFirst(platform.sheet, 'create-sheet-reader.ts'), part));
});

test('what runs imports no help of tests, and a test looks into every room', () => {
  const help = inFirst(domain.money, 'testing/x.ts');
  assert.ok(isRefused(inFirst(domain.money, 'x.ts'), help));
  assert.ok(!isRefused(inFirst(domain.notes, 'x.test.ts'), help));
});
