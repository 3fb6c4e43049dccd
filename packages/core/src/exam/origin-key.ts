/**
 * Words that people without an employer write, in the languages of the product, as {@link originKey}
 * normalises them.
 */
const nobody = new Set(
  `无 暂无 没有 自由职业 自由职业者 个体 个体户 个体经营 待业 无业 失业 离职 退休 学生 在校学生 無職 自営業 なし フリーランス
  none n/a na no freelance freelancer self-employed selfemployed unemployed student retired autónomo autónoma ninguno ninguna
  desempleado desempleada estudiante jubilado jubilada`.split(/\s+/),
);

/**
 * The name of a unit or employer in comparable form: two spellings of one name give one key.
 * @returns the key; an empty text if the name means none ("无", "freelance", "-")
 */
export const originKey = (name: string): string => {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,，。、（）()"'·]+/g, '');
  return nobody.has(key) || /^[-–—_/\\]*$/.test(key) ? '' : key;
};
