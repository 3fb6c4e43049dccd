/**
 * Words that people without an employer write, in the languages of the product, as {@link originKey}
 * normalises them.
 */
const nobody = new Set(
  `无 暂无 没有 自由职业 自由职业者 个体 个体户 个体经营 待业 无业 失业 离职 退休 学生 在校学生 無職 自営業 なし フリーランス
  none na no freelance freelancer selfemployed unemployed student retired autónomo autónoma ninguno ninguna
  desempleado desempleada estudiante jubilado jubilada`.split(/\s+/),
);

/** Legal forms of Latin letters: words of their own at the end, since other names end in the same letters. */
const latinForms =
  /(?:[\s,()]+(?:co|company|corp|corporation|inc|incorporated|ltd|limited|llc|llp|plc|gmbh|ag|bv|s ?a|s ?a ?u|s ?l|s ?l ?u))+[\s,)]*$/u;
const japaneseForms = '株式会社|有限会社|合同会社|合資会社';
/** Legal forms that need no space around them; Japanese ones stand before a name as well. */
const hanForms = new RegExp(`^(?:${japaneseForms})|(?:(?:股份)?有限(?:责任)?公司|${japaneseForms})$`, 'u');

const withoutSigns = (name: string) => name.replace(/[\p{P}\p{Z}\p{Cc}\p{Cf}]+/gu, '');

/**
 * The name of a unit or employer in comparable form: two spellings of one name give one key. Width, case, signs and
 * spaces do not count, nor does the legal form.
 * @returns the key; an empty text if the name means none ("无", "freelance", "-")
 */
export const originKey = (name: string): string => {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    // A point parts “Co.Ltd.”, and is left out of “S.A.”.
    .replace(/\.(?=\p{L}{2})/gu, ' ')
    .replace(/[.\p{Cf}]+/gu, '')
    .trim();
  const whole = withoutSigns(plain);
  if (nobody.has(whole)) return '';
  const short = withoutSigns(plain.replace(/\([株有]\)/gu, '').replace(latinForms, '')).replace(hanForms, '');
  // A name that is a legal form and nothing else stays what it is.
  return short || whole;
};
