import { CallError } from '@skillcert/api-client';
import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.js';

it('is the sentence of the server where it refused a read, and none otherwise', () => {
  const refused = new CallError({ failure: 'refused', message: '文件受密码保护。', name: 'import_refused' });
  expect(refusalText({ error: refused, data: undefined })).toBe('文件受密码保护。');
  expect(refusalText({ error: refused, data: {} })).toBeUndefined();
  const lost = new CallError({ failure: 'network', message: 'ECONNRESET' });
  expect(refusalText({ error: lost, data: undefined })).toBeUndefined();
  expect(refusalText({ error: null, data: undefined })).toBeUndefined();
});
