import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';

/** What an archive says of the name of a file. */
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

/** Systems of which archives say that they come, by their number: Windows in its three kinds. */
const windows: readonly number[] = [0, 10, 11];
const isOfWindows = ({ versionMadeBy }: Named) => windows.includes(versionMadeBy >> 8);

/** Letters that UTF-8 writes in two bytes, which are one Chinese character each in GB 18030. */
const isShort = (text: string) => /[\u0080-\u07ff]/.test(text) && !/[\u0800-\uffff]/.test(text);

/**
 * Whether names are in GB 18030 where nothing is said of them, as in archives of Chinese Windows. One archive is
 * written in one way; a short name may be read in either, so that all of them are looked at.
 */
const isChinese = (unsaid: readonly Named[]): boolean => {
  const texts = unsaid.map(({ fileNameRaw }) => decoded(fileNameRaw));
  if (texts.includes(undefined)) return true;
  const wide = texts.filter((text = '') => /[^\0-\x7f]/.test(text));
  return wide.length > 0 && wide.every((text = '') => isShort(text)) && unsaid.some(isOfWindows);
};

/** Says the folders and the name of each entry of an archive. */
export const pathsOf = (entries: readonly Named[]): ((entry: Named) => readonly string[]) => {
  const unsaid = entries.filter((entry) => !saysUtf8(entry) && !repeated(entry));
  const unsaidText = isChinese(unsaid) ? chinese : utf8;
  return (entry) => {
    const text = saysUtf8(entry) ? utf8 : unsaidText;
    const again = repeated(entry);
    return (again ? utf8.decode(again) : text.decode(entry.fileNameRaw)).split(/[\\/]/);
  };
};
