import type { OutputOf } from '@skillcert/api-client/contract';

type File = OutputOf<'class/exportClassLists'>;

/** The bytes of an exported list. */
export const bytesOf = async (file: Promise<File>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of (await file).lines) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

/** The lines of a CSV file after the mark that it begins with. */
export const linesOf = async (file: Promise<File>): Promise<string[]> =>
  (await bytesOf(file)).toString('utf8').slice(1).trimEnd().split('\r\n');
