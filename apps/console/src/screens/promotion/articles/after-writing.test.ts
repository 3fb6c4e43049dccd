import { expect, it } from 'vitest';
import { afterWriting } from './after-writing.js';

it('leaves a draft a draft, and what is published with changes that are not', () => {
  expect((['draft', 'published', 'changed'] as const).map(afterWriting)).toEqual([
    'draft',
    'changed',
    'changed',
  ]);
});
