import type { StudyStream } from '@skillcert/api-client/contract';

const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which bytes of a file a `Range` header asks for (RFC 9110, 14.1.2): from one byte to another or to the end, or so many at the end. What is no
 * such range, or several of them, asks for the whole file, as if it were not there.
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
