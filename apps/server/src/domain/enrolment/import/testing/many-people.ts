import { residentId } from '../../../../demo/people/resident-id.js';

const aDay = 400;
/** The numbers of a day in groups of so many, so that none of them ends in zeros: those are doubtful. */
const inGroup = 49;
/** One row of this many is wrong. */
const wrongOf = 20;

const personOf = (n: number, series: number) => {
  const birth = new Date(Date.UTC(1970 + series, 0, 1 + Math.floor(n / aDay))).toISOString().slice(0, 10);
  const nth = n % aDay;
  const id_card = residentId('110105', birth, 2 * ((nth % inGroup) + 1) + 100 * Math.floor(nth / inGroup));
  const isWrong = n % wrongOf === 0;
  return [
    `李晓${'明华芳娟强磊'[n % 6]}`,
    isWrong ? `${id_card}9` : id_card,
    `13${series}${String(n).padStart(8, '0')}`,
    '本科',
    '浦江软件有限公司',
  ];
};

/**
 * Rows of a sheet for `count` candidates, all different people, and the number of wrong ones. Two series have nobody in
 * common.
 */
export const manyPeople = (
  count: number,
  series = 1,
): { readonly rows: readonly (readonly string[])[]; readonly wrong: number } => ({
  rows: Array.from({ length: count }, (_, n) => personOf(n, series)),
  wrong: Math.ceil(count / wrongOf),
});
