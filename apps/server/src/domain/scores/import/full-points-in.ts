const scale = [
  // 满分150, 满分：150分, max. 50, out of 50
  /(?:满分值?|滿分|満点|配点|总分值?|最高分?|full (?:marks?|points|score)|(?<![a-z])max(?:imum)?\.?(?: (?:marks?|points|score))?|out of|m[áa]x(?:imo)?\.?|sobre)(?: ?(?:为|是|of|de))? ?[:=]? ?(\d{1,4})(?![\d%])/i,
  // 150分制, 50点満点
  /(?<!\d)(\d{1,4}) ?(?:分制|分满分|点満点|点中)/,
  // Theory/150
  /(?<!\d)\/ ?(\d{1,4}) ?(?:分|点|points?|pts?\.?|puntos|marks?)?(?=$|[\s)\]】〕}])/i,
  // (150分), [50 points]
  /[([{【〔] ?(\d{1,4}) ?(?:分|点|points?|pts?\.?|puntos|marks?) ?[)\]}】〕]/i,
];

/** A figure alone in brackets: neither a number of the column nor a year. */
const alone = /[([{【〔] ?([1-9]\d?[05]) ?[)\]}】〕]/;

const inWords = [
  [/百分制/, 100],
  [/十分制/, 10],
  [/五分制/, 5],
] as const;

/** The full mark that the head of a column of scores names; undefined for none. */
export const fullPointsIn = (head: string): number | undefined => {
  const text = head.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const said = [...scale, alone].map((form) => form.exec(text)?.[1]).find(Boolean);
  return said === undefined ? inWords.find(([word]) => word.test(text))?.[1] : Number(said);
};
