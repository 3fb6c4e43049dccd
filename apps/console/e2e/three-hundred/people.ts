import { newCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { writeSheet } from '@skillcert/e2e/write-sheet.js';
import { zipFile } from '@skillcert/e2e/zip-file.js';
import { newPeople } from '../import-by-calls.js';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file that a desk sends. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A workbook of one sheet. */
export const workbook = async (
  name: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<SentFile> => ({
  name: `${name}.xlsx`,
  mimeType: sheetType,
  buffer: Buffer.from(
    await writeSheet({ title: name, columns: heads.map((head) => ({ head, width: 14 })), rows }),
  ),
});

/** Three hundred people as a company lists them, no two of whom share a name. */
export const threeHundred = () =>
  newPeople(300).map((person, n) => ({ ...person, employer: `单位${n % 7}` }));

/** A person of {@link threeHundred}. */
export type Person = ReturnType<typeof threeHundred>[number];

/** The sheet of the people, its heads not ours. */
export const listOf = (people: readonly Person[]) =>
  workbook(
    '考生名单',
    ['考生姓名', '身份证号', '联系电话', '文化程度', '工作单位', '工作年限', '编号'],
    people.map(({ name, id_card, phone, employer }, n) => [
      name,
      id_card,
      phone,
      '本科',
      employer,
      '12',
      String(n + 1),
    ]),
  );

/** Their photos, each by the number of the person’s document. */
export const photosOf = async (people: readonly Person[]): Promise<SentFile> => {
  const { buffer } = await newPhoto();
  return {
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      await zipFile(people.map(({ id_card }) => ({ name: `${id_card}.png`, content: [buffer] }))),
    ),
  };
};

/** The beginning of the names of strangers. */
export const strangersName = '路人';

/** Another person, unrelated to the class. */
export const stranger = (n: number) => newCandidate(`${strangersName}${String.fromCodePoint(0x7532 + n)}`);
