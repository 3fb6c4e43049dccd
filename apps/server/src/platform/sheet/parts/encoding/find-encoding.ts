import { SheetFault } from '../../sheet-fault.js';
import { decodeIn } from '../decode-in.js';
import { shareIn, shareOfChinese, shareOfJapanese } from './common-han.js';

/** How much a character speaks for an encoding, from 0 to 1. */
type Weight = (character: string, before: string, behind: string) => number;

type Range = readonly [from: number, to: number];

/** It stands for bytes that mean nothing in an encoding. */
const replacement = '\ufffd';

/** The characters that two bytes of these ranges mean. */
const charactersOf = (encoding: string, ranges: readonly Range[]): ReadonlySet<string> => {
  const decoder = new TextDecoder(encoding);
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const texts = codes.map((code) => decoder.decode(Uint8Array.of(code >> 8, code & 0xff)));
  return new Set(texts.filter((text) => [...text].length === 1 && text !== replacement));
};

/** Rows of GB 2312, which puts both bytes above A0: what is in another encoding falls outside of it as often as not. */
const gbRows = (...rows: readonly Range[]): readonly Range[] =>
  rows.flatMap(([from, to]) =>
    Array.from(
      { length: to - from + 1 },
      (_, at): Range => [(from + at) * 256 + 0xa1, (from + at) * 256 + 0xfe],
    ),
  );

/** The rare characters of some names, which four bytes of GB 18030 mean: hardly by chance. */
const rare = /[\u{20000}-\u{3ffff}]/u;

/** Weighs by the characters that people write every day, and by those that they write sometimes. */
const byUse = (daily: ReadonlySet<string>, seldom: ReadonlySet<string>): Weight => {
  return (character) => (daily.has(character) ? 1 : seldom.has(character) || rare.test(character) ? 0.5 : 0);
};

const letter = /[A-Za-z]/;
const outside = /[\u0080-\uffff]/;
const accented = /[À-ÖØ-öø-ÿŒœŠšŽžŸ]/;
const sign = /[€ºª°¿¡«»“”‘’–—·£]/;

/** A letter with an accent stands alone among plain ones, and a sign alone among figures, letters and blanks. */
const western: Weight = (character, before, behind) => {
  if (outside.test(before) || outside.test(behind)) return 0;
  if (accented.test(character)) return letter.test(before) || letter.test(behind) ? 1 : 0.5;
  return sign.test(character) ? 0.5 : 0;
};

/** A kana of half the width, which Japanese banks write. */
const narrowKana = Array.from({ length: 0x3f }, (_, at) => String.fromCodePoint(0xff61 + at));

/** The encodings of tables without a mark, the preferred first; a weight costs a table of characters. */
const weights = {
  GB18030: () =>
    byUse(
      charactersOf('gb18030', gbRows([0xa1, 0xa3], [0xb0, 0xd7])),
      charactersOf('gb18030', gbRows([0xa4, 0xa9], [0xd8, 0xf7])),
    ),
  Big5: () => {
    const daily: readonly Range[] = [
      [0xa140, 0xa3bf],
      [0xa440, 0xc67e],
    ];
    return byUse(charactersOf('big5', daily), charactersOf('big5', [[0xc940, 0xf9d5]]));
  },
  Shift_JIS: () => {
    const daily: readonly Range[] = [
      [0x8140, 0x83d6],
      [0x889f, 0x9872],
    ];
    const seldom: readonly Range[] = [
      [0x989f, 0x9ffc],
      [0xe040, 0xeaa4],
    ];
    return byUse(
      charactersOf('shift_jis', daily),
      new Set([...narrowKana, ...charactersOf('shift_jis', seldom)]),
    );
  },
  'Windows-1252': () => western,
} as const satisfies Record<string, () => Weight>;

type EncodingName = keyof typeof weights;
const names: readonly EncodingName[] = ['GB18030', 'Big5', 'Shift_JIS', 'Windows-1252'];

/** So many bytes are looked at, and so many characters of them weighed. */
const looked = 100_000;
const weighedMost = 5_000;

/** How much the characters of a text speak for an encoding, on the average. */
const weightOf = (text: string, weight: Weight): number => {
  const characters = [...text];
  let [sum, count] = [0, 0];
  for (const [at, character] of characters.entries()) {
    if (count === weighedMost) break;
    if (character < '\u0080') continue;
    const isNone = character === replacement;
    sum += isNone ? -1 : weight(character, characters[at - 1] ?? '', characters[at + 1] ?? '');
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
};

/** From this weight on a text is Chinese, if people write its characters. */
const sure = 0.7;
/** So many Han characters tell something, and so many tell for sure. */
const decisive = 4;
const many = 12;
/** Chinese texts have more common characters than this, on any subject; by chance they have a fifth. */
const fewest = 0.4;
const most = 0.6;
const byChance = 0.2;

/** Korean syllables, whose bytes are Chinese characters too, in no sense. */
const koreanText = () => charactersOf('euc-kr', gbRows([0xb0, 0xc8]));

/** Whether bytes that would be uncommon Chinese are common Japanese or Korean in an encoding that is not read. */
const isOfOthers = (bytes: Uint8Array, chinese: number): boolean => {
  const japanese = shareOfJapanese(decodeIn('euc-jp', bytes)).share;
  if (japanese >= most && japanese > chinese + byChance) return true;
  return shareIn(decodeIn('euc-kr', bytes), koreanText()).share >= 0.9;
};

/** Whether a text has too many characters that mean nothing, or none that people write. */
const isNonsense = (name: EncodingName, text: string): boolean => {
  const common = name === 'Shift_JIS' ? shareOfJapanese(text) : shareOfChinese(text);
  if (common.count >= many && common.share < byChance) return true;
  const letters = text.match(/[\u0080-\u{10ffff}]/gu) ?? [];
  const none = text.match(/[\ufffd\p{Co}\p{Cn}]/gu) ?? [];
  return none.length > 2 && none.length * 4 > letters.length;
};

/**
 * The encoding that the characters of a text speak for, and whether it is GB 18030 beyond doubt.
 * @throws a SheetFault where it is one that is not read, or the text means nothing in any
 */
export const findEncoding = (
  bytes: Uint8Array,
): { readonly name: EncodingName; readonly isSure: boolean } => {
  const beginning = bytes.subarray(0, looked);
  const chinese = shareOfChinese(decodeIn('GB18030', beginning));
  const isTold = chinese.count >= decisive;
  if (isTold && chinese.share >= most) return { name: 'GB18030', isSure: true };
  const isDoubtful = isTold && chinese.share < fewest;
  if (isDoubtful && isOfOthers(beginning, chinese.share)) throw new SheetFault('encoding_unknown');
  let best: { name: EncodingName; weight: number } = { name: 'GB18030', weight: 0 };
  for (const name of names) {
    const weight = weightOf(decodeIn(name, beginning), weights[name]());
    if (name === 'GB18030' && weight >= sure && !isDoubtful) return { name, isSure: true };
    if (weight > best.weight) best = { name, weight };
  }
  if (isNonsense(best.name, decodeIn(best.name, beginning))) throw new SheetFault('encoding_unknown');
  return { name: best.name, isSure: false };
};
