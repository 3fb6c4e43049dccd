import type { StudyStream } from '@skillcert/api-client/contract';

const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The bytes of a file that a `Range` header requests (RFC 9110, 14.1.2): from one byte to another or to the end, or
 * a number of bytes at the end. An invalid range, or several of them, requests the whole file, as if the header
 * were absent.
 */
export const readRange = (header: string | undefined, size: number): StudyStream['range'] => {
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Number(last);
    return count === 0 ? 'unsatisfiable' : { from: Math.max(0, size - count), to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'unsatisfiable';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
