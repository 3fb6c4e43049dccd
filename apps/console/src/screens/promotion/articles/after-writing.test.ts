import { expect, it } from 'vitest';
import { afterWriting } from './after-writing.js';

it('keeps a draft a draft, and a published article with changes unpublished', () => {
  expect((['draft', 'published', 'changed'] as const).map(afterWriting)).toEqual([
    'draft',
    'changed',
    'changed',
  ]);
});
