import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';

/** The facts of an entry by which its name is read. */
type Named = Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields' | 'versionMadeBy'>;

const strict = new TextDecoder('utf-8', { fatal: true });
const utf8 = new TextDecoder();
const chinese = new TextDecoder('gb18030');

const utf8Flag = 0x800;
const saysUtf8 = ({ generalPurposeBitFlag }: Named) => (generalPurposeBitFlag & utf8Flag) !== 0;

/** The path that some archivers repeat in UTF-8 (Info-ZIP, field 0x7075), unless the name was changed without it. */
const repeated = ({ extraFields, fileNameRaw }: Named): Buffer | undefined => {
  const field = extraFields.find(({ id, data }) => id === 0x7075 && data.length > 5 && data[0] === 1)?.data;
  return field?.readUInt32LE(1) === crc32(fileNameRaw) ? field.subarray(5) : undefined;
};

const decoded = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
};

/** The numbers of Windows systems in the field that says which system made an entry. */
const windows: readonly number[] = [0, 10, 11];
const isOfWindows = ({ versionMadeBy }: Named) => windows.includes(versionMadeBy >> 8);

/**
 * Whether a text has letters beyond ASCII, and each takes two bytes in UTF-8; in GB 18030 the same two bytes
 * are one Chinese character.
 */
const isShort = (text: string) => /[\u0080-\u07ff]/.test(text) && !/[\u0800-\uffff]/.test(text);

/**
 * Whether names without a stated encoding are in GB 18030, as in archives of Chinese Windows. An archive has one
 * encoding; a short name may be valid in both, so all names are examined.
 */
const isChinese = (unsaid: readonly Named[]): boolean => {
  const texts = unsaid.map(({ fileNameRaw }) => decoded(fileNameRaw));
  if (texts.includes(undefined)) return true;
  const wide = texts.filter((text = '') => /[^\0-\x7f]/.test(text));
  return wide.length > 0 && wide.every((text = '') => isShort(text)) && unsaid.some(isOfWindows);
};

/** Returns a function that gives the folders and the name of an entry of an archive. */
export const pathsOf = (entries: readonly Named[]): ((entry: Named) => readonly string[]) => {
  const unsaid = entries.filter((entry) => !saysUtf8(entry) && !repeated(entry));
  const unsaidText = isChinese(unsaid) ? chinese : utf8;
  return (entry) => {
    const text = saysUtf8(entry) ? utf8 : unsaidText;
    const again = repeated(entry);
    return (again ? utf8.decode(again) : text.decode(entry.fileNameRaw)).split(/[\\/]/);
  };
};
