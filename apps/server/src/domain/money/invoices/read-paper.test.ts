import { describe, expect, it } from 'vitest';
import { zipFile } from '../../../platform/zip/zip-file.js';
import { refusalOf } from '../../class/testing/refused.js';
import { readPaper } from './read-paper.js';

describe('the paper of an invoice', () => {
  it('is a PDF or an OFD as it came', async () => {
    const pdf = Buffer.from('%PDF-1.7 %%EOF');
    expect(await readPaper(pdf)).toMatchObject({ media_type: 'application/pdf', bytes: pdf });
    const ofd = await zipFile([{ name: 'OFD.xml', content: ['<ofd:OFD/>'] }]);
    expect(await readPaper(ofd)).toMatchObject({ media_type: 'application/ofd', bytes: ofd });
  });

  it.each([
    ['another archive', () => zipFile([{ name: 'a.txt', content: ['a'] }])],
    ['a broken archive', async () => Buffer.from('PK and no more')],
    ['a text', async () => Buffer.from('an invoice')],
  ])('is not %s', async (_, make) => {
    expect(await refusalOf(readPaper(await make()))).toBe('file_refused');
  });
});
