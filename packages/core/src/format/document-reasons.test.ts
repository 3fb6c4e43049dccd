import { expect, it } from 'vitest';
import { introduceDocuments, joinDocumentReasons } from './document-reasons.js';

const introduce = (document: string) => `«${document}»：`;

it('keeps reasons as one text that names each document in the words of its reader', () => {
  const kept = joinDocumentReasons([
    { document: 'photo', reason: '请使用纯色背景' },
    { document: 'education', reason: '证书: 不符' },
  ]);
  expect(kept).toBe('photo: 请使用纯色背景; education: 证书: 不符');
  expect(introduceDocuments(kept, introduce)).toBe('«photo»：请使用纯色背景; «education»：证书: 不符');
});

it('leaves a reason that names no document as it is', () => {
  expect(introduceDocuments('条件不符', introduce)).toBe('条件不符');
  expect(introduceDocuments(null, introduce)).toBe('');
});
