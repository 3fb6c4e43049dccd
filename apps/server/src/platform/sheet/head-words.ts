import { bracketed, cleanHead, inOneLanguage, latinOf, meaningOfParts, partsOfHead } from './clean-head.js';
import { plainWord } from './plain-word.js';

/**
 * A head over two rows, as the reader joins it: the upper word, which may have brackets of its own, in brackets before
 * the lower one.
 */
const overTwoRows = /^\s*[(（]((?:[^()（）]|[(（][^()（）]*[)）])*)[)）]\s*(\S.*)$/s;

/** Whether a head stands over two rows: the upper one says what the lower one is about. */
export const isOverTwoRows = (head: string): boolean => overTwoRows.test(head);

/** Words that add nothing to the word before them: "information", "particulars". */
const filling = /(?:信息|情况|资料|栏|information|info|details|datos|情報)$/;

/** Groups of columns about somebody else than the person of a row: a name or a phone in them is not that person's. */
const ofOthers: ReadonlySet<string> = new Set(
  [
    ...['紧急联系人', '应急联系人', '联系人', '家长', '监护人', '父亲', '母亲', '父母', '配偶', '推荐人'],
    ...['经办人', '负责人', '班主任', '领队', 'emergency contact', 'contact person', 'guardian', 'parent'],
    ...[
      'contacto de emergencia',
      'persona de contacto',
      'tutor',
      'padre',
      'madre',
      '緊急連絡先',
      '保護者',
      '担当者',
    ],
  ].map(plainWord),
);

/** The same of an employer or a school. Its own columns name it again, “单位名称”. */
const ofEmployers =
  /^(?:工作|所在|就读|毕业)?(?:单位|公司|企业|学校|院校|勤務先|会社|employer|company|school|empresa|centro)$/;
const namesEmployer = /单位|公司|企业|学校|院校|勤務先|会社|employer|company|school|empresa|centro/;

const bare = (text: string): string => plainWord(text.replace(bracketed, ''));
const groupWord = (text: string): string => plainWord(text.replace(bracketed, '')).replace(filling, '');

/** The words of a head whose brackets say nothing; none where the head is about somebody else. */
const ownWords = (head: string): readonly string[] => {
  const [, upper = '', lower = ''] = overTwoRows.exec(head) ?? [];
  const group = groupWord(upper);
  const word = lower === '' ? head : lower;
  const joined = group === '' ? [] : [group + bare(word), bare(word) + group];
  const groups = [group, ...Array.from(head.matchAll(bracketed), ([, inside = '']) => groupWord(inside))];
  const isOfOthers =
    groups.some((each) => ofOthers.has(each)) || (ofEmployers.test(group) && !namesEmployer.test(bare(word)));
  return [...joined, ...(isOfOthers ? [] : [bare(word)])];
};

/** The forms in which a head is looked up: as it is written, as two rows, and without its brackets. */
export const headWords = (head: string): readonly [whole: string, ...others: string[]] => [
  plainWord(head),
  ...ownWords(head),
  ...ownWords(cleanHead(head)),
];

/** The meaning of a head whose further lines, or parts between slashes, say the same again, or what it is for. */
const meaningOfLines = <Meaning>(
  said: string,
  wordMeans: (word: string) => Meaning | undefined,
): Meaning | undefined => {
  const head = cleanHead(said);
  if (overTwoRows.test(head) || partsOfHead(head).some((part) => ofOthers.has(groupWord(part))))
    return undefined;
  const shared = meaningOfParts(head, (part) => wordMeans(plainWord(part)));
  const [first, ...others] = head.split('\n').map((line) => wordMeans(bare(line)));
  return shared ?? (others.some((other) => other !== undefined && other !== first) ? undefined : first);
};

/** The meaning of a head in two languages beside each other, “姓名 Name”: both must mean the same, “HR 姓名” is not. */
const meaningOfTwo = <Meaning>(
  said: string,
  wordMeans: (word: string) => Meaning | undefined,
): Meaning | undefined => {
  const head = cleanHead(said);
  const [own, other] = [bare(inOneLanguage(head)), bare(latinOf(head))];
  const meaning = own === '' || other === '' ? undefined : wordMeans(own);
  return meaning !== undefined && meaning === wordMeans(other) ? meaning : undefined;
};

/** The meaning of a head by what its words mean, in the order of its forms. */
export const meaningBy = <Meaning>(
  wordMeans: (word: string) => Meaning | undefined,
  head: string,
): Meaning | undefined => {
  for (const word of headWords(head)) {
    const meaning = wordMeans(word);
    if (meaning !== undefined) return meaning;
  }
  return meaningOfTwo(head, wordMeans) ?? meaningOfLines(head, wordMeans);
};

/** The meaning of a head among known words. */
export const meaningOf = <Meaning>(known: ReadonlyMap<string, Meaning>, head: string): Meaning | undefined =>
  meaningBy((word) => known.get(word), head);
