import { expect, it } from 'vitest';
import { readEmbeddedKeys } from './read-embedded-keys.js';

const pageWith = (text: string | undefined) => ({
  getElementById: (id: string) =>
    id === 'skillcert-certificate-keys' && text !== undefined ? ({ textContent: text } as HTMLElement) : null,
});
const key = { id: 'MFRGGZDF', public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', signs: true };

it('reads the keys of a page that the server has put them into', () => {
  expect(readEmbeddedKeys(pageWith(JSON.stringify({ keys: [key] })))).toEqual([key]);
});

it.each([
  ['a page without them', undefined],
  ['what is no JSON', '{'],
  ['nothing', 'null'],
  ['no keys', '{"keys":[]}'],
  ['what is no list', '{"keys":"MFRGGZDF"}'],
  ['a key without its bytes', '{"keys":[{"id":"MFRGGZDF","signs":true}]}'],
])('reads nothing of %s', (_, text) => {
  expect(readEmbeddedKeys(pageWith(text))).toBeUndefined();
});
