import { plainWord } from './plain-word.js';

/** Additions in brackets beside the word of a head: a unit, an example, that it must be filled in. */
const bracketed = /[(（[【]([^)）\]】]*)[)）\]】]/g;

/**
 * A head over two rows, as the reader joins it: the upper word, which may have brackets of its own, in brackets before
 * the lower one.
 */
const overTwoRows = /^\s*[(（]((?:[^()（）]|[(（][^()（）]*[)）])*)[)）]\s*(\S.*)$/s;

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

/** The forms in which a head is looked up: as it is written, as two rows, and without its brackets. */
export const headWords = (head: string): readonly [whole: string, ...others: string[]] => {
  const [, upper = '', lower = ''] = overTwoRows.exec(head) ?? [];
  const group = groupWord(upper);
  const word = bare(lower === '' ? head : lower);
  const joined = group === '' ? [] : [group + word, word + group];
  const groups = [group, ...Array.from(head.matchAll(bracketed), ([, inside = '']) => groupWord(inside))];
  const isOfOthers =
    groups.some((each) => ofOthers.has(each)) || (ofEmployers.test(group) && !namesEmployer.test(word));
  return [plainWord(head), ...joined, ...(isOfOthers ? [] : [word])];
};

/** The meaning of a head among known words, in the order of its forms. */
export const meaningOf = <Meaning>(
  known: ReadonlyMap<string, Meaning>,
  head: string,
): Meaning | undefined => {
  for (const word of headWords(head)) {
    const meaning = known.get(word);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};
