/** The requirements of a level, and their proofs. */
export const conditionWords = {
  conditions: { zh: '申报条件', en: 'Conditions', es: 'Condiciones', ja: '受験要件' },
  proven_by: {
    zh: '{reason}：{proofs}',
    en: '{reason}: {proofs}',
    es: '{reason}: {proofs}',
    ja: '{reason}：{proofs}',
  },
  show_ways: {
    zh: '查看其他 {count} 种途径',
    en: 'Show the other {count} ways',
    es: 'Ver las otras {count} vías',
    ja: 'ほかの{count}通りを表示',
  },
  hide_ways: {
    zh: '收起其他 {count} 种途径',
    en: 'Hide the other {count} ways',
    es: 'Ocultar las otras {count} vías',
    ja: 'ほかの{count}通りを隠す',
  },
  identity: { zh: '有效身份证件', en: 'Identity document', es: 'Documento de identidad', ja: '身分証明書' },
  age: {
    zh: '年满 {years} 周岁',
    en: 'At least {years} years old',
    es: 'Al menos {years} años',
    ja: '満{years}歳以上',
  },
  education: {
    zh: '学历：{education}及以上',
    en: 'Education: {education} or higher',
    es: 'Estudios: {education} o superior',
    ja: '学歴：{education}以上',
  },
  work: {
    zh: '从业满 {years} 年',
    en: '{years} years of work',
    es: '{years} años de trabajo',
    ja: '実務{years}年以上',
  },
  certificate: {
    zh: '取得{levels}证书满 {years} 年',
    en: 'Certificate of {levels} for {years} years',
    es: 'Certificado de {levels} desde hace {years} años',
    ja: '{levels}の認定証を取得して{years}年以上',
  },
} as const;

/** Whether it is met. */
export const markWords = {
  met: { zh: '符合', en: 'Met', es: 'Cumplida', ja: '適合' },
  unmet: { zh: '不符合', en: 'Unmet', es: 'No cumplida', ja: '不適合' },
  unclear: { zh: '待核实', en: 'Unclear', es: 'Sin aclarar', ja: '要確認' },
} as const;

/** Why it has its mark. */
export const whyWords = {
  proven: { zh: '材料齐全', en: 'Documents are there', es: 'Documentos presentados', ja: '書類あり' },
  declared: { zh: '考生自述', en: 'By the candidate’s word', es: 'Según lo declarado', ja: '本人の申告' },
  entered: {
    zh: '以单位填报为准',
    en: 'As the desk wrote it',
    es: 'Según anotó la oficina',
    ja: '窓口の記載による',
  },
  not_declared: { zh: '未填写', en: 'Not declared', es: 'Sin declarar', ja: '申告なし' },
  not_enough: { zh: '未达到要求', en: 'Not enough', es: 'Insuficiente', ja: '基準に満たない' },
  unproven: { zh: '缺少材料', en: 'A document is missing', es: 'Falta un documento', ja: '書類不足' },
  returned: { zh: '材料已退回', en: 'A document was returned', es: 'Documento devuelto', ja: '書類差し戻し' },
} as const;

/** A reviewer's verdicts on a document. */
export const documentWords = {
  document_of: {
    zh: '{name}的{document}',
    en: '{document} of {name}',
    es: '{document} de {name}',
    ja: '{name}の{document}',
  },
  verdict_accepted: { zh: '已认可', en: 'accepted', es: 'aceptado', ja: '承認済み' },
  verdict_returned: { zh: '需补正', en: 'to be corrected', es: 'por corregir', ja: '要修正' },
  accept: { zh: '认可材料', en: 'Accept document', es: 'Aceptar documento', ja: '書類を承認' },
  give_back: { zh: '退回材料', en: 'Return document', es: 'Devolver documento', ja: '書類を差し戻す' },
  give_back_text: {
    zh: '先在此记录，退回报名时一并告知考生。',
    en: 'It is noted here; the candidate is told when the enrolment is returned.',
    es: 'Queda anotado; se avisa al candidato al devolver la inscripción.',
    ja: 'ここに記録され、申込を差し戻すときに受験者に伝えられます。',
  },
  earlier_round: {
    zh: '第 {round} 轮：{reason}',
    en: 'Round {round}: {reason}',
    es: 'Ronda {round}: {reason}',
    ja: '第{round}回：{reason}',
  },
  sent_in_round: {
    zh: '第 {round} 轮提交',
    en: 'Sent in round {round}',
    es: 'Enviado en la ronda {round}',
    ja: '第{round}回に提出',
  },
} as const;
