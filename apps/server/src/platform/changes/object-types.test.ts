import { readdirSync, readFileSync } from 'node:fs';
import { changeKindOf, exportKinds } from '@skillcert/core';
import { expect, it } from 'vitest';

const sources = new URL('../../', import.meta.url);

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(file),
);

/** Things of the audit trail that no screen shows, each with the reason. */
const unseen: Readonly<Record<string, string>> = {
  demo: 'the demo is written before anybody looks',
  own_data: 'a file that a candidate takes of their own is in no list of others',
  session: 'sessions of others are on no screen, and one’s own list is read when it is opened',
};

/** The types of things that a source records: each name in a value of `object_type`. SQL reads them only. */
const recordedIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:const object_type =|object_type:)\s*([^,;}\n]+)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/'([a-z_]+)'/g)].map(([, type = '']) => type),
  );

it('knows for each thing in the audit trail which screens are told that it changed', () => {
  const recorded = new Set(files.flatMap((file) => recordedIn(readFileSync(new URL(file, sources), 'utf8'))));
  expect([...recorded]).toEqual(
    expect.arrayContaining(['room', 'ticket', 'lesson_mark', 'article', 'class']),
  );
  const known = [...exportKinds, ...Object.keys(unseen)];
  const isKnown = (object_type: string) =>
    changeKindOf({ action: 'edit', object_type }) !== undefined || known.includes(object_type);
  expect([...recorded].filter((type) => !isKnown(type))).toEqual([]);
});

it('has no reason for a thing that is not recorded, or that a screen is told of', () => {
  for (const object_type of Object.keys(unseen))
    expect(changeKindOf({ action: 'edit', object_type }), object_type).toBeUndefined();
});
