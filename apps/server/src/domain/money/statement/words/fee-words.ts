/**
 * The words of a purpose that name nobody, as `plain_name` has them: without blanks, in capitals. None of them is, or
 * together makes, the name of a person; a text with anything else may name somebody.
 */
const words = [
  ...['报名费', '报名', '培训费', '培训', '考试费', '考务费', '考试', '鉴定费', '认定费', '学费', '费用'],
  ...['缴费', '交费', '缴纳', '付款', '支付', '转账', '转帐', '汇款', '汇入', '电汇', '来账', '贷记', '往来'],
  ...['手机银行', '网上银行', '网银', '跨行', '普通', '实时', '本人', '个人', '人民币', '支付宝', '微信'],
  ...['技能等级', '职业技能', '三级班', '二级班', '四级班', '一级班', '五级班', '培训班', '课程'],
  ...['REGISTRATION', 'ENROLMENT', 'ENROLLMENT', 'TUITION', 'TRAINING', 'COURSE', 'CLASS', 'EXAM'],
  ...['PAYMENT', 'TRANSFER', 'FEES', 'FEE', 'MATRICULA', 'INSCRIPCION', 'TRANSFERENCIA', 'EXAMEN', 'CUOTA'],
  ...['受験料', '受講料', '受講費', '申込金', '振込', '料金'],
];

/** A whole figure: a count, a short amount, a year, a month or a day. Longer ones, as of a phone, mean somebody. */
const figure =
  '(?<![0-9])(?:[0-9]{1,3}|(?:19|20)[0-9]{2}(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])?)?)(?![0-9])';

/**
 * A pattern of what a purpose may say beside a name: these words, figures with their units, and signs. Stars are none:
 * they hide a number of somebody.
 */
export const feeText = `(?:${words.join('|')}|第?(?:[一二三四五六七八九十]+|${figure})(?:期|级|級|年|月|日|元|班)|${figure}|[!-)+-/:-@\\[-\`{-~]|[，。、；：（）【】《》“”￥¥])+`;
